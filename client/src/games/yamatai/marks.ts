/** The mark of each seat, around 0 0: houses with four kinds of roofs, as on the islands. */
export const marks = [
	"M0-6.5L7 .5H4.5V6H1.5V2.5H-1.5V6H-4.5V.5H-7Z",
	"M0-7C.6-5.2 2-4.2 4.4-4.1L3-2.6C3.6-1 5-.1 7.4 0C7 1.4 6 1.9 4.5 1.9V6H1.5V3.5H-1.5V6H-4.5V1.9C-6 1.9-7 1.4-7.4 0C-5-.1-3.6-1-3-2.6L-4.4-4.1C-2-4.2-.6-5.2 0-7Z",
	"M-6.5 1C-6.5-4-3.5-6.5 0-6.5C3.5-6.5 6.5-4 6.5 1H4.5V6H1.5V3H-1.5V6H-4.5V1Z",
	"M-4.2-6.5H4.2V-3.6H2.5V-1.9H6.8V1.2H4.5V6H1.5V3H-1.5V6H-4.5V1.2H-6.8V-1.9H-2.5V-3.6H-4.2Z",
];

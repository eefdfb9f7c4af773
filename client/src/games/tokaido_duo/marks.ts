/** The mark of each seat, around 0 0: a disc and a square, as on the board. */
export const marks = ["M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", "M-4-4H4V4H-4Z"];

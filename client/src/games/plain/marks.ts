/** The mark of each seat, around 0 0: a disc, a square, a triangle and a diamond. */
export const marks = ["M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", "M-4-4H4V4H-4Z", "M0-5L5 4H-5Z", "M0-6L6 0L0 6L-6 0Z"];

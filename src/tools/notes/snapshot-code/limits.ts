/** Code with more lines is not drawn, but the link still contains it. */
export const MOST_LINES = 5_000;
/** The maximum size of a PNG: few viewers open larger ones. */
export const MOST_PIXELS = 200_000_000;

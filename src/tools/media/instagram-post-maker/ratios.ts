/** The shapes of a post's picture: width to height. */
export const RATIOS = ['4:5', '1:1', '3:4', '1.91:1'] as const;

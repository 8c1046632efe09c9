/** More lines make no picture; the link still holds them. */
export const MOST_LINES = 5_000;
/** Larger PNGs are not made: hardly a viewer opens them. */
export const MOST_PIXELS = 200_000_000;

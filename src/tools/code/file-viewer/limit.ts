/** Size in bytes above which lines have no syntax colors and are not wrapped. */
export const COLOR_LIMIT = 5_000_000;

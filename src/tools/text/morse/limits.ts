/** The longest recording: it is 318 MB. */
export const LONGEST_SECONDS = 3600;

/** The console shows so many lines of a run, or since it was cleared. */
export const MOST_LINES = 1_000;

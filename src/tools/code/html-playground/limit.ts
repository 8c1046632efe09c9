/** The console shows at most this many entries per run, or since it was cleared. */
export const MOST_LINES = 1_000;

/** Bytes: in longer texts, lines have no colours and are not wrapped. */
export const COLOUR_LIMIT = 5_000_000;

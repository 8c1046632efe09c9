/** The values that `XmlScanner.next` returns. */
export const END = 0;
export const FAULT = 1;
/** `<?xml … ?>` at the very beginning. */
export const DECLARATION = 2;
/** Includes its internal subset, if any. */
export const DOCTYPE = 3;
/** A processing instruction. */
export const INSTRUCTION = 4;
export const COMMENT = 5;
export const CDATA = 6;
/** Character data and references, as typed. */
export const TEXT = 7;
export const OPEN = 8;
/** `<a/>` */
export const EMPTY = 9;
export const CLOSE = 10;

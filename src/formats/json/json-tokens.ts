/** The values that `Scanner.next` returns. Commas and colons are read along with the tokens around them. */
export const END = 0;
export const FAULT = 1;
export const OPEN_OBJECT = 2;
export const CLOSE_OBJECT = 3;
export const OPEN_ARRAY = 4;
export const CLOSE_ARRAY = 5;
export const KEY = 6;
export const STRING = 7;
export const NUMBER = 8;
/** `true`, `false` or `null`. */
export const WORD = 9;

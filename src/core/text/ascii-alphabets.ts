/** The classes of printable ASCII from which passwords and random strings are drawn, each in its own order. */
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = LOWER.toUpperCase();
export const DIGITS = '0123456789';
/** All 32 in code order, without the space. */
export const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Letters, digits and a symbol that look similar in many typefaces. */
export const LOOK_ALIKES: ReadonlySet<string> = new Set('Il1|O0o');

/**
 * Invisible characters. Names are Unicode's (version 17.0; for control characters the first formal alias), read from
 * Python's unicodedata; `invisible-characters.tsv`, used by the test, lists every one. 2026-11.
 */

/** The offered characters, the most popular first. */
export const INVISIBLE = {
  hangul: 0x3164,
  braille: 0x2800,
  zwsp: 0x200b,
  zwnj: 0x200c,
  zwj: 0x200d,
  wordJoiner: 0x2060,
  nbsp: 0x00a0,
  halfHangul: 0xffa0,
  choseong: 0x115f,
  emSpace: 0x2003,
  ideographic: 0x3000,
  softHyphen: 0x00ad,
  invisibleTimes: 0x2062,
  bom: 0xfeff,
  tagSpace: 0xe0020,
} as const;

/** The date on which the facts below were read. */
export const INVISIBLE_READ_ON = '2026-11-21';

export type InvisibleId = keyof typeof INVISIBLE;

export const INVISIBLE_IDS = [
  'hangul',
  'braille',
  'zwsp',
  'zwnj',
  'zwj',
  'wordJoiner',
  'nbsp',
  'halfHangul',
  'choseong',
  'emSpace',
  'ideographic',
  'softHyphen',
  'invisibleTimes',
  'bom',
  'tagSpace',
] as const satisfies readonly InvisibleId[];

/** How a check of a text classifies the character (General_Category: Lo, So, Zs, Cf). */
export type Nature = 'letter' | 'symbol' | 'space' | 'format';

/**
 * Derived only from Unicode 17.0 and ECMAScript 2025, read 2026-11-21:
 *
 * - `trimmed`: a form that trims white space removes it (ECMA-262, String.prototype.trim)
 * - `strict`: what remains of it after NFKC_Casefold, which many systems use to compare names
 * (DerivedNormalizationProps.txt)
 */
export interface Behaviour {
  readonly nature: Nature;
  readonly trimmed: boolean;
  readonly strict: 'stays' | 'space' | 'gone';
}

export const BEHAVIOUR: Readonly<Record<InvisibleId, Behaviour>> = {
  hangul: { nature: 'letter', trimmed: false, strict: 'gone' },
  braille: { nature: 'symbol', trimmed: false, strict: 'stays' },
  zwsp: { nature: 'format', trimmed: false, strict: 'gone' },
  zwnj: { nature: 'format', trimmed: false, strict: 'gone' },
  zwj: { nature: 'format', trimmed: false, strict: 'gone' },
  wordJoiner: { nature: 'format', trimmed: false, strict: 'gone' },
  nbsp: { nature: 'space', trimmed: true, strict: 'space' },
  halfHangul: { nature: 'letter', trimmed: false, strict: 'gone' },
  choseong: { nature: 'letter', trimmed: false, strict: 'gone' },
  emSpace: { nature: 'space', trimmed: true, strict: 'space' },
  ideographic: { nature: 'space', trimmed: true, strict: 'space' },
  softHyphen: { nature: 'format', trimmed: false, strict: 'gone' },
  invisibleTimes: { nature: 'format', trimmed: false, strict: 'gone' },
  bom: { nature: 'format', trimmed: true, strict: 'gone' },
  tagSpace: { nature: 'format', trimmed: false, strict: 'gone' },
};

/**
 * Refused in a post on X. Source: twitter-text, regexp/invalidCharsGroup (U+FFFE, U+FEFF, U+FFFF; older versions also
 * U+202A–202E), read 2026-11-21. No other app publishes which invisible characters it accepts: Discord only documents
 * that it limits some and trims names (docs.discord.com/developers/resources/user, read 2026-11-21).
 */
export const REFUSED_BY_X: readonly InvisibleId[] = ['bom'];

/** The first code point and the names of consecutive characters. */
const RUNS: readonly (readonly [first: number, names: string])[] = [
  [
    0x00,
    'NULL,START OF HEADING,START OF TEXT,END OF TEXT,END OF TRANSMISSION,ENQUIRY,ACKNOWLEDGE,ALERT,BACKSPACE,CHARACTER TABULATION,LINE FEED,LINE TABULATION,FORM FEED,CARRIAGE RETURN,SHIFT OUT,SHIFT IN,DATA LINK ESCAPE,DEVICE CONTROL ONE,DEVICE CONTROL TWO,DEVICE CONTROL THREE,DEVICE CONTROL FOUR,NEGATIVE ACKNOWLEDGE,SYNCHRONOUS IDLE,END OF TRANSMISSION BLOCK,CANCEL,END OF MEDIUM,SUBSTITUTE,ESCAPE,INFORMATION SEPARATOR FOUR,INFORMATION SEPARATOR THREE,INFORMATION SEPARATOR TWO,INFORMATION SEPARATOR ONE',
  ],
  [
    0x7f,
    'DELETE,PADDING CHARACTER,HIGH OCTET PRESET,BREAK PERMITTED HERE,NO BREAK HERE,INDEX,NEXT LINE,START OF SELECTED AREA,END OF SELECTED AREA,CHARACTER TABULATION SET,CHARACTER TABULATION WITH JUSTIFICATION,LINE TABULATION SET,PARTIAL LINE FORWARD,PARTIAL LINE BACKWARD,REVERSE LINE FEED,SINGLE SHIFT TWO,SINGLE SHIFT THREE,DEVICE CONTROL STRING,PRIVATE USE ONE,PRIVATE USE TWO,SET TRANSMIT STATE,CANCEL CHARACTER,MESSAGE WAITING,START OF GUARDED AREA,END OF GUARDED AREA,START OF STRING,SINGLE GRAPHIC CHARACTER INTRODUCER,SINGLE CHARACTER INTRODUCER,CONTROL SEQUENCE INTRODUCER,STRING TERMINATOR,OPERATING SYSTEM COMMAND,PRIVACY MESSAGE,APPLICATION PROGRAM COMMAND,NO-BREAK SPACE',
  ],
  [0xad, 'SOFT HYPHEN'],
  [0x34f, 'COMBINING GRAPHEME JOINER'],
  [0x61c, 'ARABIC LETTER MARK'],
  [0x115f, 'HANGUL CHOSEONG FILLER,HANGUL JUNGSEONG FILLER'],
  [0x17b4, 'KHMER VOWEL INHERENT AQ,KHMER VOWEL INHERENT AA'],
  [
    0x180b,
    'MONGOLIAN FREE VARIATION SELECTOR ONE,MONGOLIAN FREE VARIATION SELECTOR TWO,MONGOLIAN FREE VARIATION SELECTOR THREE,MONGOLIAN VOWEL SEPARATOR,MONGOLIAN FREE VARIATION SELECTOR FOUR',
  ],
  [
    0x2000,
    'EN QUAD,EM QUAD,EN SPACE,EM SPACE,THREE-PER-EM SPACE,FOUR-PER-EM SPACE,SIX-PER-EM SPACE,FIGURE SPACE,PUNCTUATION SPACE,THIN SPACE,HAIR SPACE,ZERO WIDTH SPACE,ZERO WIDTH NON-JOINER,ZERO WIDTH JOINER,LEFT-TO-RIGHT MARK,RIGHT-TO-LEFT MARK',
  ],
  [
    0x2028,
    'LINE SEPARATOR,PARAGRAPH SEPARATOR,LEFT-TO-RIGHT EMBEDDING,RIGHT-TO-LEFT EMBEDDING,POP DIRECTIONAL FORMATTING,LEFT-TO-RIGHT OVERRIDE,RIGHT-TO-LEFT OVERRIDE,NARROW NO-BREAK SPACE',
  ],
  [
    0x205f,
    'MEDIUM MATHEMATICAL SPACE,WORD JOINER,FUNCTION APPLICATION,INVISIBLE TIMES,INVISIBLE SEPARATOR,INVISIBLE PLUS',
  ],
  [
    0x2066,
    'LEFT-TO-RIGHT ISOLATE,RIGHT-TO-LEFT ISOLATE,FIRST STRONG ISOLATE,POP DIRECTIONAL ISOLATE,INHIBIT SYMMETRIC SWAPPING,ACTIVATE SYMMETRIC SWAPPING,INHIBIT ARABIC FORM SHAPING,ACTIVATE ARABIC FORM SHAPING,NATIONAL DIGIT SHAPES,NOMINAL DIGIT SHAPES',
  ],
  [0x2800, 'BRAILLE PATTERN BLANK'],
  [0x3000, 'IDEOGRAPHIC SPACE'],
  [0x3164, 'HANGUL FILLER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
  [0xfff9, 'INTERLINEAR ANNOTATION ANCHOR,INTERLINEAR ANNOTATION SEPARATOR,INTERLINEAR ANNOTATION TERMINATOR'],
  [
    0x1bca0,
    'SHORTHAND FORMAT LETTER OVERLAP,SHORTHAND FORMAT CONTINUING OVERLAP,SHORTHAND FORMAT DOWN STEP,SHORTHAND FORMAT UP STEP',
  ],
  [0x1d159, 'MUSICAL SYMBOL NULL NOTEHEAD'],
  [
    0x1d173,
    'MUSICAL SYMBOL BEGIN BEAM,MUSICAL SYMBOL END BEAM,MUSICAL SYMBOL BEGIN TIE,MUSICAL SYMBOL END TIE,MUSICAL SYMBOL BEGIN SLUR,MUSICAL SYMBOL END SLUR,MUSICAL SYMBOL BEGIN PHRASE,MUSICAL SYMBOL END PHRASE',
  ],
  [0xe0001, 'LANGUAGE TAG'],
  [
    0xe0020,
    'TAG SPACE,TAG EXCLAMATION MARK,TAG QUOTATION MARK,TAG NUMBER SIGN,TAG DOLLAR SIGN,TAG PERCENT SIGN,TAG AMPERSAND,TAG APOSTROPHE,TAG LEFT PARENTHESIS,TAG RIGHT PARENTHESIS,TAG ASTERISK,TAG PLUS SIGN,TAG COMMA,TAG HYPHEN-MINUS,TAG FULL STOP,TAG SOLIDUS,TAG DIGIT ZERO,TAG DIGIT ONE,TAG DIGIT TWO,TAG DIGIT THREE,TAG DIGIT FOUR,TAG DIGIT FIVE,TAG DIGIT SIX,TAG DIGIT SEVEN,TAG DIGIT EIGHT,TAG DIGIT NINE,TAG COLON,TAG SEMICOLON,TAG LESS-THAN SIGN,TAG EQUALS SIGN,TAG GREATER-THAN SIGN,TAG QUESTION MARK,TAG COMMERCIAL AT',
  ],
  [
    0xe005b,
    'TAG LEFT SQUARE BRACKET,TAG REVERSE SOLIDUS,TAG RIGHT SQUARE BRACKET,TAG CIRCUMFLEX ACCENT,TAG LOW LINE,TAG GRAVE ACCENT',
  ],
  [0xe007b, 'TAG LEFT CURLY BRACKET,TAG VERTICAL LINE,TAG RIGHT CURLY BRACKET,TAG TILDE,CANCEL TAG'],
];

const within = (codePoint: number, first: number, last: number) => codePoint >= first && codePoint <= last;

/** The Unicode name of an invisible code point; unassigned ones have a label, `<reserved-2065>`. */
export function invisibleName(codePoint: number): string {
  if (within(codePoint, 0xfe00, 0xfe0f)) return `VARIATION SELECTOR-${codePoint - 0xfe00 + 1}`;
  if (within(codePoint, 0xe0100, 0xe01ef)) return `VARIATION SELECTOR-${codePoint - 0xe0100 + 17}`;
  const ascii = String.fromCharCode(codePoint & 0x7f);
  if (within(codePoint, 0xe0041, 0xe005a)) return `TAG LATIN CAPITAL LETTER ${ascii}`;
  if (within(codePoint, 0xe0061, 0xe007a)) return `TAG LATIN SMALL LETTER ${ascii.toUpperCase()}`;
  for (const [first, names] of RUNS) {
    if (codePoint < first) break;
    const name = names.split(',')[codePoint - first];
    if (name !== undefined) return name;
  }
  return `<reserved-${hex(codePoint)}>`;
}

/** At least four digits, as Unicode writes code points. */
export const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

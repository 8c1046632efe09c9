import { hex, invisibleName } from '../../../data/invisible-characters';
import { toLf } from '../../../core/text/newlines';

/**
 * Invisible characters: those that Unicode calls ignorable, control characters, unusual spaces, line and paragraph
 * separators, and three that are drawn empty. Excluded are the ordinary space, tab and line break, and the Ogham space,
 * which is a visible stroke.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\p{Default_Ignorable_Code_Point}\0-\x08\x0B-\x1F\x7F-\xA0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\u2800\uFFF9-\uFFFB\u{1D159}]/gu;

const SPACE = /\p{Zs}/u;
const LINE_END = /[\v\f\x85\u2028\u2029]/;

const SELECTOR = /[\uFE00-\uFE0F]/;
const IDEOGRAPHIC_SELECTOR = /[\u{E0100}-\u{E01EF}]/u;
const MONGOLIAN_SELECTOR = /[\u180B-\u180F]/;
const TAG = /[\u{E0020}-\u{E007F}]/u;

/** Characters with a text and an emoji form, or with other forms that a variation selector chooses. */
const HAS_FORMS = /[\p{Lo}\p{Emoji}\p{Sm}\p{So}]/u;
const FILLER = /[\u115F\u1160\u3164\uFFA0\u2800]/;
const PICTURE = /\p{Extended_Pictographic}/u;
const AFTER_PICTURE = /[\uFE0F\p{Emoji_Modifier}]/u;
/**
 * Scripts in which a joiner or non-joiner changes how letters are drawn. Their vowel signs, which other scripts share,
 * belong to them by the property Script_Extensions only.
 */
const JOINING = new RegExp(
  `[${[
    'Arabic',
    'Syriac',
    'Nko',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Khmer',
    'Myanmar',
  ]
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')}]`,
  'u',
);
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u17D2\u1039]/;
/** England, Scotland, Wales: a black flag, tags for letters and digits, and an end tag. */
const FLAG_OF_TAGS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/uy;
const LONGEST_FLAG = 8;

export interface Checked {
  /** One line per different character, in code point order: `U+200B ZERO WIDTH SPACE × 1`. */
  readonly found: string;
  readonly cleaned: string;
  /** The number of invisible characters kept in `cleaned`, because visible text depends on them. */
  readonly kept: number;
}

/**
 * Finds the invisible characters of a text, and returns the text without them. Unusual spaces become ordinary ones, and
 * other line ends become line breaks. Characters that affect visible ones are kept: joiners in emoji and inside words
 * of Arabic and Indic scripts, variation selectors after characters with several forms, tags of flags, and fillers of
 * old Hangul. Line breaks become LF; a byte order mark at the start counts like any other character.
 */
export function check(input: string, progress: (part: number) => void = () => {}): Checked {
  const text = toLf(input);
  const counts = new Map<number, number>();
  const interval = Math.ceil(text.length / 100);
  let next = interval;
  let kept = 0;
  const cleaned = text.replace(UNSEEN, (character, at: number) => {
    const codePoint = character.codePointAt(0) ?? 0;
    counts.set(codePoint, (counts.get(codePoint) ?? 0) + 1);
    if (at >= next) {
      progress(at / text.length);
      next = at + interval;
    }
    if (SPACE.test(character)) return ' ';
    if (LINE_END.test(character)) return '\n';
    if (!isNeeded(character, at, text)) return '';
    kept++;
    return character;
  });
  const found = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([codePoint, count]) => `U+${hex(codePoint)} ${invisibleName(codePoint)} × ${count}`)
    .join('\n');
  return { found, cleaned, kept };
}

function isNeeded(character: string, at: number, text: string): boolean {
  const before = characterBefore(text, at);
  const after = characterAt(text, at + character.length);
  if (character === '\u200D' && joinsPictures(text, at, after)) return true;
  if (character === '\u200C' || character === '\u200D') {
    return isJoining(before) && (isJoining(after) || VIRAMA.test(before));
  }
  if (SELECTOR.test(character)) return HAS_FORMS.test(before) && !FILLER.test(before);
  if (IDEOGRAPHIC_SELECTOR.test(character)) return /\p{Script=Han}/u.test(before);
  if (MONGOLIAN_SELECTOR.test(character)) return /\p{Script=Mongolian}/u.test(before);
  if (character === '\u115F') return /[\u1161-\u11A7]/.test(after);
  if (character === '\u1160') return /[\u1100-\u115E]/.test(before);
  if (TAG.test(character)) return isInFlag(text, at);
  return false;
}

const isJoining = (character: string) => JOINING.test(character) && LETTER_OR_MARK.test(character);

/** Whether there is an emoji on both sides; the first may be followed by a skin tone or an emoji variation selector. */
function joinsPictures(text: string, at: number, after: string): boolean {
  if (!PICTURE.test(after)) return false;
  let end = at;
  let before = characterBefore(text, end);
  while (before !== '' && AFTER_PICTURE.test(before)) {
    end -= before.length;
    before = characterBefore(text, end);
  }
  return PICTURE.test(before);
}

function isInFlag(text: string, at: number): boolean {
  let start = at;
  for (let step = 0; step < LONGEST_FLAG; step++) {
    const before = characterBefore(text, start);
    start -= before.length;
    if (before === '\u{1F3F4}') {
      FLAG_OF_TAGS.lastIndex = start;
      return FLAG_OF_TAGS.test(text) && at < FLAG_OF_TAGS.lastIndex;
    }
    if (!TAG.test(before)) return false;
  }
  return false;
}

const characterAt = (text: string, at: number): string => {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
};

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  const isLow = unit >= 0xdc00 && unit <= 0xdfff;
  const pair = isLow && at > 1 ? characterAt(text, at - 2) : '';
  return pair.length === 2 ? pair : at > 0 ? text.charAt(at - 1) : '';
}

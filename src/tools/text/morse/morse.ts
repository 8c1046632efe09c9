import {
  ALPHABETS,
  DIGITS,
  DISTRESS,
  IN_USE,
  LIGATURES,
  SENT_AS,
  SIGNS,
  type MorseAlphabet,
} from '../../../data/morse';
import { eachGrapheme } from '../../../core/text/grapheme-scan';
import { toLf } from '../../../core/text/newlines';

/**
 * Morse in this tool's internal format: `.` and `-`, one space between letters, ` / ` between words, LF between lines,
 * `#` for what has no code.
 */
export type Code = string;

/** The result, and the characters that cannot be converted, in order of first appearance. */
export interface Coded<Result> {
  readonly result: Result;
  readonly unknown: readonly string[];
}

export interface Marks {
  readonly dot: string;
  readonly dash: string;
}

export type WordSeparator = 'slash' | 'newline' | 'spaces';

interface Tables {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly signOf: ReadonlyMap<string, string>;
}

/**
 * Every character of an alphabet with its code and the code's source. A code shared by two belongs to the first one.
 */
export function chartOf(alphabet: MorseAlphabet) {
  const letters = ALPHABETS[alphabet];
  const used = new Set(letters.map(([, code]) => code));
  // Only the recommendation itself assigns one code to two characters: X and ×.
  const free = ([, code]: readonly [string, string]) => alphabet === 'international' || !used.has(code);
  return {
    letters,
    itu: [...DIGITS, ...SIGNS.filter(free)],
    inUse: IN_USE.filter(free),
  };
}

const tablesByAlphabet = new Map<MorseAlphabet, Tables>();

function tablesOf(alphabet: MorseAlphabet): Tables {
  const made = tablesByAlphabet.get(alphabet);
  if (made) return made;
  const { letters, itu, inUse } = chartOf(alphabet);
  const all = [...letters, ...itu, ...inUse];
  const tables = {
    codeOf: new Map(all),
    signOf: new Map([[DISTRESS, 'SOS'], ...all.toReversed().map(([character, code]) => [code, character] as const)]),
  };
  tablesByAlphabet.set(alphabet, tables);
  return tables;
}

const MARK = /\p{M}/u;
const HIRAGANA = /[\u3041-\u3096]/g;
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

const kana = (text: string): string =>
  text
    .replace(HIRAGANA, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (one) => LARGE.charAt(SMALL.indexOf(one)));

/**
 * The codes of one grapheme, separated by a space if it has several letters (ß is SS, œ is OE). Accents without a code are left
 * out, in any script. Undefined if something in it has no code.
 */
function codeOfGrapheme(grapheme: string, { codeOf }: Tables, isJapanese: boolean): string | undefined {
  const capital = (isJapanese ? kana(grapheme) : grapheme).normalize('NFC').toUpperCase();
  const own = codeOf.get(capital) ?? codeOf.get(SENT_AS[capital] ?? '');
  if (own !== undefined) return own;
  const codes: string[] = [];
  const plain = capital.normalize('NFKD').toUpperCase();
  for (const part of plain.replace(/[ŒÆ]/g, (one) => LIGATURES[one] ?? one)) {
    const code = codeOf.get(part) ?? codeOf.get(SENT_AS[part] ?? '');
    if (code !== undefined) codes.push(code);
    else if (!MARK.test(part)) return undefined;
  }
  return codes.length > 0 ? codes.join(' ') : undefined;
}

/** Encodes a text as Morse code. What has no code becomes `#` and is listed. */
export function encode(
  text: string,
  alphabet: MorseAlphabet,
  progress: (part: number) => void = () => {},
): Coded<Code> {
  const tables = tablesOf(alphabet);
  const seen = new Map<string, string>();
  const unknown = new Set<string>();
  const source = toLf(text);
  const parts: string[] = [];
  /** The separator between the last code and the next one. */
  let gap = '';
  const STEPS = 100;
  let next = source.length / STEPS;
  eachGrapheme(source, (start, end) => {
    const grapheme = source.slice(start, end);
    if (grapheme === '\n') {
      parts.push('\n');
      gap = '';
      return;
    }
    if (/^\s/.test(grapheme)) {
      if (gap !== '') gap = ' / ';
      return;
    }
    let code = seen.get(grapheme);
    if (code === undefined) {
      code = codeOfGrapheme(grapheme, tables, alphabet === 'japanese') ?? '#';
      seen.set(grapheme, code);
      if (code === '#') unknown.add(grapheme);
    }
    parts.push(gap, code);
    gap = ' ';
    if (start > next) {
      progress(start / source.length);
      next = start + source.length / STEPS;
    }
  });
  return { result: parts.join(''), unknown: [...unknown] };
}

/** Writes code with the visitor's marks and separators. */
export function render(code: Code, { dot, dash }: Marks, separator: WordSeparator): string {
  const between = separator === 'slash' ? ' / ' : separator === 'newline' ? '\n' : ' '.repeat(7);
  const spaced = separator === 'slash' ? code : code.replaceAll(' / ', between);
  if (dot === '.' && dash === '-') return spaced;
  return spaced.replace(/[.-]/g, (mark) => (mark === '.' ? dot : dash));
}

/** Marks as people and word processors write them; three dots may have become one character. */
const DOTS = '.·•';
const DASHES = '-–—−_';
const READ_AS = new Map<string, string>([
  ...[...DOTS].map((mark): [string, string] => [mark, '.']),
  ...[...DASHES].map((mark): [string, string] => [mark, '-']),
  ['…', '...'],
]);
const MARKS = /[·•–—−_…]/g;
const NOT_CODE = /[^.\-/|\s]/u;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const usual = ({ dot, dash }: Marks): boolean =>
  dot.length === 1 && DOTS.includes(dot) && dash.length === 1 && DASHES.includes(dash);

/** Replaces the visitor's marks before the usual ones: the longer one first, because one may begin with the other. */
function plainMarks(text: string, marks: Marks): string {
  const { dot, dash } = marks;
  const own = [dot, dash].toSorted((one, other) => other.length - one.length).map(escaped);
  const chosen = usual(marks)
    ? text
    : text.replace(new RegExp(own.join('|'), 'gu'), (mark) => (mark === dot ? '.' : '-'));
  return chosen.replace(MARKS, (mark) => READ_AS.get(mark) ?? mark);
}

/** Whether a text is Morse code and nothing else. */
export const isCode = (text: string, marks: Marks): boolean => {
  const plain = plainMarks(text, marks);
  return !NOT_CODE.test(plain) && /[.-]/.test(plain);
};

/**
 * The offset of the first character that is not code: neither a mark nor a separator, nor the `#` for what has no code.
 */
export function notCodeAt(text: string, { dot, dash }: Marks): number | undefined {
  const own = [dot, dash].toSorted((one, other) => other.length - one.length).map(escaped);
  const next = new RegExp(`[.·•\\-–—−_…/|#\\s]+|${own.join('|')}`, 'uy');
  let end = 0;
  while (end < text.length && next.test(text)) end = next.lastIndex;
  return end === text.length ? undefined : end;
}

/**
 * Parses written code: `/`, `|` and three or more spaces end a word; a line break ends a line (or optionally a word).
 */
export function readCode(text: string, marks: Marks, linesAreWords: boolean): Code {
  const plain = plainMarks(toLf(text), marks);
  const lines = plain.split('\n').map((line) =>
    line
      .split(/[/|]|\s{3,}/)
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter((word) => word !== '')
      .join(' / '),
  );
  return linesAreWords ? lines.filter((line) => line !== '').join(' / ') : lines.join('\n');
}

/** Decodes code to uppercase text. An unknown group becomes `#` and is listed. */
export function decode(code: Code, alphabet: MorseAlphabet): Coded<string> {
  const { signOf } = tablesOf(alphabet);
  const unknown = new Set<string>();
  const text = code.replaceAll(' / ', '/').replace(/[.\-#]+ ?|\//g, (group) => {
    if (group === '/') return ' ';
    const marks = group.trimEnd();
    const character = signOf.get(marks);
    if (character === undefined && !/^#+$/.test(marks)) unknown.add(marks);
    return character ?? '#';
  });
  const composed = alphabet === 'japanese' ? withVoicing(text) : text;
  return { result: composed, unknown: [...unknown] };
}

const withVoicing = (text: string): string =>
  text
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309A')
    .normalize('NFC')
    .replaceAll('\u3099', '゛')
    .replaceAll('\u309A', '゜');

export interface Wish extends Marks {
  readonly input: string;
  readonly direction: 'auto' | 'encode' | 'decode';
  readonly alphabet: MorseAlphabet;
  readonly wordSeparator: WordSeparator;
}

/** Whether the form decodes: its text is read as code. */
export const decodes = ({ input, direction, ...marks }: Wish): boolean =>
  direction === 'decode' || (direction === 'auto' && isCode(input, marks));

/** The code in a form's text, or the code that the text is encoded to. */
export function codeOf(wish: Wish, progress?: (part: number) => void): Coded<Code> {
  const { input, alphabet, wordSeparator } = wish;
  return decodes(wish)
    ? { result: readCode(input, wish, wordSeparator === 'newline'), unknown: [] }
    : encode(input, alphabet, progress);
}

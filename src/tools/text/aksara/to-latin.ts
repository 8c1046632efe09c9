import { DIGRAPHS } from './read-latin';
import { SCRIPTS, type Script, type ScriptId, type Vowel } from './scripts';

/** How a vowel is written in Latin: a pepet is a bare e. */
const LATIN_VOWELS: Readonly<Record<Vowel, string>> = {
  a: 'a',
  i: 'i',
  u: 'u',
  e: 'é',
  x: 'e',
  o: 'o',
  y: 'eu',
  A: 'ā',
  I: 'ī',
  U: 'ū',
};

/** What a sequence of code points is in Latin letters. */
type Part =
  | { readonly kind: 'consonant'; readonly latin: string }
  | { readonly kind: 'medial' | 'final' | 'killer' | 'other'; readonly latin: string }
  | { readonly kind: 'sign' | 'vowel'; readonly latin: string };

/** Signs that transliterate like two others, and the forms of Balinese with a tedung. */
const MORE: Readonly<Record<ScriptId, readonly (readonly [string, Part])[]>> = {
  javanese: [
    ['\uA989', { kind: 'vowel', latin: 're' }],
    ['\uA98A', { kind: 'vowel', latin: 'le' }],
    ['\uA98B', { kind: 'vowel', latin: 'leu' }],
    ['\uA986', { kind: 'vowel', latin: 'i' }],
    ['\uA98D', { kind: 'vowel', latin: 'ai' }],
    ['\uA9BB', { kind: 'sign', latin: 'ai' }],
    ['\uA9BD', { kind: 'sign', latin: 're' }],
    ['\uA980', { kind: 'final', latin: 'm' }],
  ],
  balinese: [
    ['\u1B0B', { kind: 'vowel', latin: 're' }],
    ['\u1B0D', { kind: 'vowel', latin: 'le' }],
    ['\u1B10', { kind: 'vowel', latin: 'ai' }],
    ['\u1B12', { kind: 'vowel', latin: 'au' }],
    ['\u1B3A', { kind: 'sign', latin: 're' }],
    ['\u1B3C', { kind: 'sign', latin: 'le' }],
    ['\u1B3F', { kind: 'sign', latin: 'ai' }],
    ['\u1B41', { kind: 'sign', latin: 'au' }],
    ['\u1B43', { kind: 'sign', latin: 'eu' }],
    ['\u1B00', { kind: 'final', latin: 'm' }],
    ['\u1B01', { kind: 'final', latin: 'ng' }],
  ],
  sundanese: [],
};

/** Every sequence of a script with its Latin, the longest first. The first of two readings counts. */
function partsOf(id: ScriptId): ReadonlyMap<string, Part> {
  const script = SCRIPTS[id];
  const parts = new Map<string, Part>();
  const add = (text: string, part: Part): void => {
    if (text !== '' && !parts.has(text)) parts.set(text, part);
  };
  // Balinese writes v, f, z and q with the letters of w, p, j and k, which come first in the table.
  for (const [latin, text] of Object.entries(script.letters)) add(text, { kind: 'consonant', latin });
  for (const [latin, text] of Object.entries(script.medials)) add(text, { kind: 'medial', latin });
  for (const [latin, text] of Object.entries(script.finals)) add(text, { kind: 'final', latin });
  for (const [latin, text] of vowelEntries(script.signs)) add(text, { kind: 'sign', latin });
  for (const [latin, text] of vowelEntries(script.vowels)) add(text, { kind: 'vowel', latin });
  add(script.killer, { kind: 'killer', latin: '' });
  for (const [text, part] of MORE[id]) add(text, part);
  return new Map([...parts].toSorted(([a], [b]) => b.length - a.length));
}

const vowelEntries = (row: Script['signs']): (readonly [string, string])[] =>
  Object.entries(row).map(([vowel, text]) => [isVowel(vowel) ? LATIN_VOWELS[vowel] : vowel, text]);

const isVowel = (text: string): text is Vowel => Object.hasOwn(LATIN_VOWELS, text);

/**
 * Reads Javanese, Balinese or Sundanese script as Latin letters.
 *
 * Ha is always `h`, a pepet is `e`, a taling `é`. Spaces stay as they are: text without spaces gets none.
 *
 * @param murda whether vowel letters become uppercase. Javanese murda letters always do
 */
export function toLatin(input: string, id: ScriptId, murda: boolean): string {
  const script = SCRIPTS[id];
  const text = withoutFences(withPlainMarks(input.normalize('NFC'), script), script);
  const parts = partsOf(id);
  const pattern = new RegExp([...parts.keys()].map((key) => escapeRegExp(key)).join('|') + '|[^]', 'gu');
  const tokens = text.match(pattern) ?? [];
  const latin: string[] = [];
  let pending = false; // A letter whose vowel is not known yet.
  const close = (): void => {
    if (pending) latin.push('a');
    pending = false;
  };
  // An apostrophe keeps apart what would read as one sound of two letters: `n'y`.
  const add = (next: string): void => {
    const two = ((latin.at(-1) ?? '').slice(-1) + next.charAt(0)).toLowerCase();
    if (DIGRAPHS[id].includes(two) || (id === 'sundanese' && two === 'eu')) latin.push("'");
    latin.push(next);
  };
  for (const [at, token] of tokens.entries()) {
    const part = parts.get(token);
    if (part?.kind === 'sign' || part?.kind === 'killer') pending = false;
    else if (part?.kind !== 'medial' && token !== ZWNJ && token !== ZWJ) close();
    if (part?.kind === 'consonant') {
      add(unpalatal(part.latin, tokens, at, parts, script));
      pending = true;
    } else if (part?.kind === 'sign') latin.push(part.latin);
    else if (part?.kind === 'vowel' && murda) add(part.latin.charAt(0).toUpperCase() + part.latin.slice(1));
    else if (part && part.latin !== '') add(part.latin);
    else if (!part && token !== ZWNJ && token !== ZWJ) latin.push(digitOf(token, script) ?? token);
  }
  close();
  return latin.join('');
}

const [ZWNJ, ZWJ] = ['\u200C', '\u200D'];

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The letter of ny before c and j, without a vowel of its own, is an n. */
function unpalatal(
  latin: string,
  tokens: readonly string[],
  at: number,
  parts: ReadonlyMap<string, Part>,
  { palatal, killer }: Script,
): string {
  const next = parts.get(tokens[at + 2] ?? '');
  const isN = palatal && latin === 'ny' && tokens[at + 1] === killer && next?.kind === 'consonant';
  return isN && (next.latin === 'c' || next.latin === 'j') ? 'n' : latin;
}

function digitOf(character: string, { zero }: Script): string | undefined {
  const digit = (character.codePointAt(0) ?? 0) - zero;
  return digit >= 0 && digit <= 9 ? String(digit) : undefined;
}

/** Removes what encloses groups of digits. */
function withoutFences(text: string, { fence, zero }: Script): string {
  const digit = `[${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}]`;
  const mark = escapeRegExp(fence);
  return text.replaceAll(new RegExp(`${mark}(?=${digit})|(?<=${digit})${mark}`, 'gu'), '');
}

/** Punctuation as in Latin text. Only fences of digits are left for later. */
function withPlainMarks(text: string, script: Script): string {
  const digit = `[${String.fromCodePoint(script.zero)}-${String.fromCodePoint(script.zero + 9)}]`;
  // After a pangkon, a Javanese full stop has the form of a comma, and a comma is a zero-width non-joiner.
  let plain = text.replaceAll('\uA9C0\uA9C8', '\uA9C0.').replaceAll('\uA9C0\u200C', '\uA9C0,');
  for (const [latin, mark] of Object.entries(script.marks)) {
    const free = mark === script.fence ? `(?<!${digit})${mark}(?!${digit})` : mark;
    plain = plain.replaceAll(new RegExp(free, 'gu'), latin);
  }
  return plain;
}

import { problem, type Problem } from '../../../kinds/contract';
import { DIGITS, LOOK_ALIKES, LOWER, UPPER } from '../../../core/text/ascii-alphabets';
import { graphemes } from '../../../core/text/graphemes';
import { int, type RandomSource } from '../../../core/numbers/random';

export interface CharacterOptions {
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly symbolSet: string;
  /** Keep the similar-looking characters. */
  readonly similar: boolean;
}

/** The chosen classes, all nonempty, and each of their characters once. */
export interface Alphabet {
  readonly classes: readonly ReadonlySet<string>[];
  readonly pool: readonly string[];
}

/** Builds the alphabet. Symbols are split into distinct graphemes. Refuses options that leave no characters. */
export function alphabetOf(options: CharacterOptions): Alphabet | Problem<'noClass' | 'noSymbols'> {
  const chosen = [
    options.lower ? LOWER : '',
    options.upper ? UPPER : '',
    options.digits ? DIGITS : '',
    options.symbols ? options.symbolSet : '',
  ];
  const classes = chosen
    .map((characters) => new Set(graphemes(characters).filter((one) => options.similar || !LOOK_ALIKES.has(one))))
    .filter((characters) => characters.size > 0);
  if (classes.length === 0) {
    return options.symbols ? problem('noSymbols', {}, 'symbolSet') : problem('noClass', {}, 'lower');
  }
  return { classes, pool: [...new Set(classes.flatMap((characters) => [...characters]))] };
}

/**
 * Draws one password, character by character. With `requireEach`, passwords are discarded until one has a character of
 * every class, so that all valid passwords are equally likely. `size` must be at least the number of classes.
 */
export function password(
  random: RandomSource,
  { classes, pool }: Alphabet,
  size: number,
  requireEach: boolean,
): string {
  for (;;) {
    const drawn = Array.from({ length: size }, () => pool[int(random, 0, pool.length - 1)] ?? '');
    if (!requireEach || classes.every((characters) => drawn.some((one) => characters.has(one)))) return drawn.join('');
  }
}

/**
 * The number of possible passwords. With `requireEach`, by inclusion–exclusion over the classes: the sum over all sets
 * S of classes of (−1)^|S| (m − m_S)^size, where m_S characters are in a class of S.
 */
export function passwordCount({ classes, pool }: Alphabet, size: number, requireEach: boolean): bigint {
  let total = 0n;
  const sets = requireEach ? 2 ** classes.length : 1;
  for (let set = 0; set < sets; set++) {
    const lacking = classes.filter((_, index) => (set & (1 << index)) !== 0);
    const rest = pool.filter((one) => !lacking.some((characters) => characters.has(one))).length;
    const term = BigInt(rest) ** BigInt(size);
    total += lacking.length % 2 === 0 ? term : -term;
  }
  return total;
}

/** Logarithm to base 2 of a positive integer of any size. */
export function log2(value: bigint): number {
  const bits = value.toString(2).length;
  const shift = Math.max(0, bits - 53);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}

/** Draws a PIN of `size` digits. */
export const pin = (random: RandomSource, size: number): string =>
  Array.from({ length: size }, () => String(int(random, 0, 9))).join('');

export interface PhraseOptions {
  readonly words: number;
  readonly separator: string;
  readonly capitalise: boolean;
  /** Adds two digits, 00 to 99, after one of the words. */
  readonly addNumber: boolean;
}

/** Draws the words from the list, with repeats possible; then the number, then the word that it follows. */
export function passphrase(random: RandomSource, list: readonly string[], options: PhraseOptions): string {
  const words = Array.from({ length: options.words }, () => list[int(random, 0, list.length - 1)] ?? '');
  const shown = options.capitalise ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : words;
  if (!options.addNumber) return shown.join(options.separator);
  const figures = String(int(random, 0, 99)).padStart(2, '0');
  const place = int(random, 0, words.length - 1);
  return shown.map((word, index) => (index === place ? word + figures : word)).join(options.separator);
}

/** The number of possible passphrases; capitalization adds none, because it applies to every word. */
export const passphraseCount = (listSize: number, { words, addNumber }: PhraseOptions): bigint =>
  BigInt(listSize) ** BigInt(words) * (addNumber ? 100n * BigInt(words) : 1n);

/** The kind of a character, for reading a password out or telling 0 from O. */
export function kindOfCharacter(character: string): 'small' | 'capital' | 'digit' | 'symbol' {
  if (/^\p{Ll}/u.test(character)) return 'small';
  if (/^\p{Lu}/u.test(character)) return 'capital';
  return /^\p{Nd}/u.test(character) ? 'digit' : 'symbol';
}

/** Splits a text into runs of one kind: letters, digits, symbols. Joined, they are the text. */
export function runsOf(
  text: string,
): readonly { readonly kind: 'letter' | 'digit' | 'symbol'; readonly run: string }[] {
  const runs: { kind: 'letter' | 'digit' | 'symbol'; run: string }[] = [];
  for (const character of graphemes(text)) {
    const found = kindOfCharacter(character);
    const kind = found === 'small' || found === 'capital' ? 'letter' : found;
    const last = runs.at(-1);
    if (last?.kind === kind) last.run += character;
    else runs.push({ kind, run: character });
  }
  return runs;
}

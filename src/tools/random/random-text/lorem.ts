import { int, type RandomSource } from '../../../core/numbers/random';
import { LOREM_START, LOREM_WORDS } from '../../../data/sentences/lorem';

const [SHORTEST, LONGEST] = [5, 14];
/** Sentences with fewer words have no comma. */
const COMMA_FROM = 8;

/**
 * A sentence of Latin filler. Draws the number of words, then the words, none twice in a row, then whether and where there is a comma.
 *
 * @param most the largest number of words; 0 for no limit
 */
export function loremSentence(random: RandomSource, most: number): string {
  const limit = most === 0 ? LONGEST : Math.min(most, LONGEST);
  const count = int(random, Math.min(SHORTEST, limit), limit);
  const words: string[] = [];
  while (words.length < count) {
    const word = LOREM_WORDS[int(random, 0, LOREM_WORDS.length - 1)] ?? '';
    if (word !== words.at(-1)) words.push(word);
  }
  if (count >= COMMA_FROM && int(random, 0, 1) === 1) {
    const at = int(random, 2, count - 4);
    words[at] += ',';
  }
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The traditional first sentence, with at most this many words; 0 for no limit. */
export function loremStart(most: number): string {
  const words = LOREM_START.slice(0, -1).split(' ');
  if (most === 0 || most >= words.length) return LOREM_START;
  return `${words.slice(0, most).join(' ').replace(/,$/, '')}.`;
}

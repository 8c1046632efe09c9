import { INVISIBLE, type InvisibleId } from '../../../data/invisible-characters';

/** Repeats a character `count` times, on one line or with each on a separate line. */
export function make(id: InvisibleId, count: number, lines: boolean): string {
  const character = String.fromCodePoint(INVISIBLE[id]);
  return lines ? Array.from({ length: count }, () => character).join('\n') : character.repeat(count);
}

import { INVISIBLE, type InvisibleId } from '../../../data/invisible-characters';

/** So many of one character, side by side or each on a line of its own. */
export function make(id: InvisibleId, count: number, lines: boolean): string {
  const character = String.fromCodePoint(INVISIBLE[id]);
  return lines ? Array.from({ length: count }, () => character).join('\n') : character.repeat(count);
}

import { signName } from './letter-names';
import { SCRIPTS, type ScriptId } from './scripts';

/**
 * The letters and signs that a text uses, in the order of Unicode, each with its name. Signs that attach to a letter
 * come with a dotted circle.
 */
export function lettersOf(text: string, id: ScriptId): readonly (readonly [string, string])[] {
  const { letters, block, zero } = SCRIPTS[id];
  const consonants = new Map(
    Object.entries(letters)
      .toReversed() // Balinese v is written with the letter of w: the first name counts.
      .map(([latin, letter]) => [letter, `${latin}a`]),
  );
  return [...new Set(text)]
    .filter((character) => block.test(character))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((character) => {
      const digit = (character.codePointAt(0) ?? 0) - zero;
      const name = digit >= 0 && digit <= 9 ? String(digit) : (consonants.get(character) ?? signName(id, character));
      return [/^\p{M}/u.test(character) ? `\u25CC${character}` : character, name ?? ''];
    });
}

/** A character as a message shows it: itself, or `U+0007` where there is nothing to see. */
export function visible(character: string): string {
  if (!/^[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

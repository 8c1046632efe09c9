/** Characters that Markdown reads in pairs: the last one of a text has no partner, and stays as it is. */
const PAIRED = ['_', '*', '~', '`', '|'] as const;

/**
 * Escapes a face so that Markdown shows it unchanged, for Reddit, Discord and GitHub: `¯\_(ツ)_/¯` is `¯\\\_(ツ)_/¯`.
 * Escaped are backslashes, every `^` (old Reddit superscripts what follows it), characters that would form pairs, and
 * what would begin a heading, quote or list. Everything else stays as it is.
 */
export function markdownOf(face: string): string {
  let text = face.replace(/[\\^]/g, String.raw`\$&`);
  for (const character of PAIRED) {
    const last = text.lastIndexOf(character);
    if (text.indexOf(character) === last) continue;
    text = text.slice(0, last).replaceAll(character, `\\${character}`) + text.slice(last);
  }
  return text.replace(/^[>#+-]/, String.raw`\$&`);
}

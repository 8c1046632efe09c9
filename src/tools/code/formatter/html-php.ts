const BLOCK = /<\?(?:php\b|=)[^]*?\?>/gi;

/**
 * HTML whose PHP blocks keep their text: an HTML parser ends `<?php` at the next `>`, so the rest of a block with `->` or
 * `=>` would be wrapped like words, and a `//` comment could swallow the code after it. Until `restore`, a character that
 * the text doesn't have takes the place of each of those `>`.
 */
export function shieldPhp(html: string): { readonly text: string; readonly restore: (formatted: string) => string } {
  const standIn = unusedCharacter(html);
  if (standIn === undefined) return { text: html, restore: (formatted) => formatted };
  return {
    text: html.replace(BLOCK, (block) => `${block.slice(0, -1).replaceAll('>', standIn)}>`),
    restore: (formatted) => formatted.replaceAll(standIn, '>'),
  };
}

/** A character for private use (U+E000 to U+F8FF). */
function unusedCharacter(text: string): string | undefined {
  for (let code = 0xe000; code <= 0xf8ff; code++) {
    const character = String.fromCharCode(code);
    if (!text.includes(character)) return character;
  }
  return undefined;
}

/** A small script of ours for inlining: without its comments and indentation. Strings in it hold no `//`. */
export const inline = (script: string): string =>
  script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s+/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();

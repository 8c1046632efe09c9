/** Removes comments and indentation from one of our small scripts, to inline it. Its strings must not contain `//`. */
export const inline = (script: string): string =>
  script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s+/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();

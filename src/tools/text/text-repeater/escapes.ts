const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

/** A single-line field cannot contain a line break: `\n`, `\t` and `\\` represent line break, tab and backslash. */
export const readEscapes = (typed: string): string =>
  typed.replace(/\\([nt\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

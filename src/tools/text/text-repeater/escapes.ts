const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

/** One line of a form has no room for a line break: `\n`, `\t` and `\\` stand for line break, tab and backslash. */
export const readEscapes = (typed: string): string =>
  typed.replace(/\\([nt\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

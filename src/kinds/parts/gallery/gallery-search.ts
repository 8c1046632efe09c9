/** What a gallery's search looks at: a name, keywords and a category, in one lower-case text. */
export interface Findable {
  readonly text: string;
  readonly haystack: string;
}

/** The words of a query, case folded; white space parts them. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether every word occurs in the name, a keyword or the category. No words: everything does. */
export const hasWords = ({ haystack }: Findable, words: readonly string[]): boolean =>
  words.every((word) => haystack.includes(word));

/** A name as a heading: 'black star' is 'Black star'. */
export const headed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** An item that can be searched for: `haystack` is its name, keywords and category in one lowercase text. */
export interface Findable {
  readonly text: string;
  readonly haystack: string;
}

/** The words of a query, in lowercase, split at white space. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether every word occurs in the name, keywords or category; true if there are no words. */
export const hasWords = ({ haystack }: Findable, words: readonly string[]): boolean =>
  words.every((word) => haystack.includes(word));

/** A name as a heading: 'black star' becomes 'Black star'. */
export const headed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export type LetterCase = 'lower' | 'sentence' | 'title' | 'upper';

/** Words in the requested case. `title`: each word and each part of a hyphenated one, as on checks. */
export function inCase(words: string, letterCase: LetterCase, locale: string): string {
  const capital = (letter: string) => letter.toLocaleUpperCase(locale);
  switch (letterCase) {
    case 'lower':
      return words;
    case 'upper':
      return capital(words);
    case 'sentence':
      return words.replace(/^\p{L}/u, capital);
    case 'title':
      return words.replace(/(?<![\p{L}\p{M}])\p{L}/gu, capital);
  }
}

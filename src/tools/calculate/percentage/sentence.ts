/**
 * A piece of a question: words, or one of its two blanks with the characters that must stay on its line ('%', a comma).
 */
export type Piece = { readonly words: string } | { readonly blank: 'x' | 'y'; readonly tail: string };

const BLANK = /(?<!\p{L})([XY])(?!\p{L})(\s?%\S*|[^\s\p{L}]*)/gu;

/**
 * Splits a question at its blanks, the uppercase letters X and Y that are separate words: 'What is X% of Y?' is 'What
 * is ', x with '%', ' of ', y with '?'.
 */
export function piecesOf(question: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of question.matchAll(BLANK)) {
    const [whole, letter, tail = ''] = found;
    if (found.index > done) pieces.push({ words: question.slice(done, found.index) });
    pieces.push({ blank: letter === 'X' ? 'x' : 'y', tail: tail.replace(/^\s/, '\u00a0') });
    done = found.index + whole.length;
  }
  if (done < question.length) pieces.push({ words: question.slice(done) });
  return pieces;
}

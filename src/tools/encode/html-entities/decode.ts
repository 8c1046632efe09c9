export interface Decoded {
  readonly text: string;
  /** How often the text was decoded until nothing changed. */
  readonly passes: number;
  /** Decoding once more would change it again. */
  readonly more: boolean;
}

/**
 * Each character reference as its character, by the rules for text of the HTML Standard (§13.2.5.72): 2,231 names, the
 * longest that fits, 106 of them also without `;`. What is none stays as typed. `repeat`: until nothing changes, which
 * ends because a reference is longer than what it stands for.
 */
export async function decodeEntities(text: string, repeat: boolean): Promise<Decoded> {
  const { decodeHTML } = await import('entities/decode');
  let decoded = decodeHTML(text);
  let passes = decoded === text ? 0 : 1;
  let next = decoded === text ? decoded : decodeHTML(decoded);
  while (repeat && next !== decoded) {
    decoded = next;
    next = decodeHTML(decoded);
    passes++;
  }
  return { text: decoded, passes, more: next !== decoded };
}

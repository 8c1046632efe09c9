export interface Decoded {
  readonly text: string;
  /** How often the text was decoded until nothing changed. */
  readonly passes: number;
  /** Decoding once more would change it again. */
  readonly more: boolean;
}

/** So many passes over the whole text are faster than looking at places; texts that were escaped so often are rare. */
const WHOLE_PASSES = 8;

/**
 * Each character reference as its character, by the rules for text of the HTML Standard (§13.2.5.72): 2,231 names, the
 * longest that fits, 106 of them also without `;`. What is none stays as typed, but a lone surrogate becomes U+FFFD.
 * `repeat`: until nothing changes, which ends because a reference is longer than what it stands for.
 */
export async function decodeEntities(text: string, repeat: boolean): Promise<Decoded> {
  const { decodeHTML } = await import('entities/decode');
  const whole = text.toWellFormed();
  let decoded = decodeHTML(whole);
  let passes = decoded === whole ? 0 : 1;
  let next = decoded === whole ? decoded : decodeHTML(decoded);
  while (repeat && next !== decoded && passes < WHOLE_PASSES) {
    decoded = next;
    next = decodeHTML(decoded);
    passes++;
  }
  if (repeat && next !== decoded) {
    const { settle } = await import('./settle');
    const settled = settle(decoded);
    return { text: settled.text, passes: passes + settled.passes, more: false };
  }
  return { text: decoded, passes, more: next !== decoded };
}

export interface Decoded {
  readonly text: string;
  /** The number of passes that changed the text. */
  readonly passes: number;
  /** Decoding again would change the text again. */
  readonly more: boolean;
}

/** Up to this many passes over the whole text are faster than `settle`; texts that were escaped more often are rare. */
const WHOLE_PASSES = 8;

/**
 * Replaces each character reference with its character, by the rules for text of the HTML Standard (§13.2.5.72): 2,231
 * names, the longest match wins, and 106 of them also work without `;`. Anything else stays as typed, but a lone
 * surrogate becomes U+FFFD. `repeat`: decodes until nothing changes, which terminates because a reference is longer
 * than its replacement.
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

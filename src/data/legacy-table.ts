/**
 * The glyphs of a pre-Unicode Hindi font. Such a font draws Devanagari for Windows-1252 characters, so its text is a
 * sequence of glyphs in visual order.
 *
 * A table consists of words separated by spaces. In `read`, the first character of a word is the glyph and the rest is
 * what it means; in `write`, the Devanagari (otherwise the first character) comes first and the rest is its spelling.
 * Several glyphs can have the same meaning; only one spelling is written.
 */
export interface LegacyTable {
  /** The vertical stroke that completes a half letter; elsewhere it is the vowel sign aa. */
  readonly stem: string;
  readonly read: {
    /** Half letters, without their halant. */
    readonly half: string;
    /** Letters, whole clusters, letters with a vowel sign, and vowels. */
    readonly letter: string;
    readonly sign: string;
    readonly mark: string;
    /** A sign attached to the preceding cluster. */
    readonly below: string;
    /** Written before the cluster, but read after it. */
    readonly before: string;
    /** Written after the cluster, but read before it. */
    readonly reph: string;
    readonly nukta: string;
    readonly halant: string;
    /** Glyphs that combine other glyphs; the meaning is empty if the glyph is only a stroke. */
    readonly means: string;
    readonly other: string;
  };
  readonly write: {
    readonly letter: string;
    /** Half letters and half clusters, without their halant. */
    readonly half: string;
    readonly cluster: string;
    /** Letters whose ra below is not `otherRakar`. */
    readonly rakar: string;
    readonly otherRakar: string;
    /** A letter or vowel and what follows it, if the two share a single glyph. */
    readonly syllable: string;
    readonly vowel: string;
    readonly sign: string;
    readonly mark: string;
    readonly reph: string;
    /** A single glyph for the reph and the dot above. */
    readonly rephAndDot?: string;
    readonly nukta: string;
    readonly halant: string;
    readonly other: string;
  };
}

/**
 * The glyphs of a Hindi font from before Unicode. Such a font draws Devanagari in the places of Windows-1252 characters,
 * so its text is a row of glyphs in the order in which they stand on the line.
 *
 * A table is words with a space between. In `read` the first character of a word is the glyph and the rest what it means;
 * in `write` the Devanagari (or else the first character) comes first and the rest is how it is spelled. Several glyphs
 * can read alike; one spelling is written.
 */
export interface LegacyTable {
  /** The upright stroke that makes a half letter whole, and elsewhere is the sign aa. */
  readonly stem: string;
  readonly read: {
    /** Half letters, without their halant. */
    readonly half: string;
    /** Letters, whole clusters, letters with a sign, and vowels. */
    readonly letter: string;
    readonly sign: string;
    readonly mark: string;
    /** Hangs on the cluster before it. */
    readonly below: string;
    /** Stands before the cluster after which it is read. */
    readonly before: string;
    /** Stands after the cluster before which it is read. */
    readonly reph: string;
    readonly nukta: string;
    readonly halant: string;
    /** Glyphs that are other glyphs in one; nothing where the glyph is only a stroke. */
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
    /** A letter or vowel and what follows it, where the two have a glyph of their own. */
    readonly syllable: string;
    readonly vowel: string;
    readonly sign: string;
    readonly mark: string;
    readonly reph: string;
    /** The reph and the dot above in one. */
    readonly rephAndDot?: string;
    readonly nukta: string;
    readonly halant: string;
    readonly other: string;
  };
}

/**
 * The platform's text segmenters (UAX #29), each created on first use: creating one takes 10 to 20 ms on a phone, and
 * ASCII text never needs it.
 */
let grapheme: Intl.Segmenter | undefined;
let word: Intl.Segmenter | undefined;

export const graphemeSegmenter = (): Intl.Segmenter =>
  (grapheme ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

export const wordSegmenter = (): Intl.Segmenter => (word ??= new Intl.Segmenter(undefined, { granularity: 'word' }));

/**
 * The words of a topic or title in the spelling that was typed: what `Intl.Segmenter` calls word-like, without
 * punctuation and emoji.
 *
 * @param lang a BCP 47 language tag: Thai and Japanese have no spaces between words, for which the browser has a list
 */
export function topicWords(topic: string, lang: string): readonly string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(topic.normalize('NFC'));
  return Array.from(segments, ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter((word) => word !== '');
}

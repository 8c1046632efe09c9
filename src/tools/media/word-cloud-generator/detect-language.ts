import type { Lang } from '../../../i18n/languages';
import { LANGS } from '../../../i18n/languages';
import { stopWords } from '../../../data/stopwords';

/** The beginning of a text tells its language. */
const SAMPLE = 20_000;

/**
 * The language whose stop words are the most frequent in a text, among those the site has lists for. On a tie, and for
 * a text without any stop word, `fallback`.
 */
export async function detectLanguage(text: string, fallback: Lang): Promise<Lang> {
  const words =
    text
      .slice(0, SAMPLE)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const hits = await Promise.all(
    LANGS.map(async (lang) => {
      const stop = await stopWords(lang);
      return { lang, count: words.reduce((sum, word) => sum + Number(stop.has(word)), 0) };
    }),
  );
  const most = Math.max(...hits.map(({ count }) => count));
  const best = hits.filter(({ count }) => count === most).map(({ lang }) => lang);
  return best.length === 1 && best[0] ? best[0] : fallback;
}

import type { Lang } from '../../i18n/languages';
import { localDay } from '../../core/dates/calendar-date';
import type { Context } from '../contract/tool';

/** The world as a tool may see it, on the page and in its worker. */
export function makeContext(lang: Lang, signal: AbortSignal, progress: (part: number) => void): Context {
  const now = new Date();
  return {
    now,
    today: localDay(now),
    lang,
    signal,
    progress,
    random: async (seed) => {
      const { cryptoSource, seededSource } = await import('../../core/numbers/random');
      return seed ? seededSource(seed) : cryptoSource();
    },
    ask: async (url, accept) => (await import('../../browser/http')).ask(url, { accept, signal }),
  };
}

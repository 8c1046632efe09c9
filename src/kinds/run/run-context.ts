import type { Lang } from '../../i18n/languages';
import { localDay } from '../../core/dates/calendar-date';
import type { Context } from '../contract/tool';

/** The context of a run, on the main thread and in the worker. */
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

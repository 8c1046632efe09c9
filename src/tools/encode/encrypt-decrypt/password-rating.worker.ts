import { expose } from 'comlink';
import type { Lang } from '../../../i18n/languages';
import { makeRater } from './password-rating';

/**
 * One worker serves one page, so one language. It keeps slow work, loading the word lists and checking a password, off
 * the main thread.
 */
let rate: ReturnType<typeof makeRater> | undefined;

const api = {
  rate: async (password: string, lang: Lang) => (await (rate ??= makeRater(lang)))(password),
};
export type RatingWorker = typeof api;

expose(api);

import { expose } from 'comlink';
import type { Lang } from '../../../i18n/languages';
import { makeJudge } from './judge';

/**
 * One worker serves one page, so one language. It keeps slow work, loading the word lists and checking a password, off
 * the main thread.
 */
let judge: ReturnType<typeof makeJudge> | undefined;

const api = {
  judge: async (password: string, lang: Lang) => (await (judge ??= makeJudge(lang)))(password),
};
export type JudgeWorker = typeof api;

expose(api);

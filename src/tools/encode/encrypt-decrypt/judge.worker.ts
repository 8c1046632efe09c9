import { expose } from 'comlink';
import type { Lang } from '../../../i18n/languages';
import { makeJudge } from './judge';

/** One worker serves one page, so one language. Loading the word lists and looking a password up take too long for a page. */
let judge: ReturnType<typeof makeJudge> | undefined;

const api = {
  judge: async (password: string, lang: Lang) => (await (judge ??= makeJudge(lang)))(password),
};
export type JudgeWorker = typeof api;

expose(api);

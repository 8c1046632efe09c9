import { stopWords as stopWordsOf } from '../../../data/stopwords';
import { choice, flag, give, note, number, statsTool, term, text } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { frequencies, percentText, share } from './frequency';

/** Transferring a table of more rows from the worker would block the page. */
const LISTED = 50_000;

export default statsTool({
  fields: {
    input: text(),
    n: number(1, { tier: 'main', min: 1, max: 5 }),
    stopWords: choice(['none', 'en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'], { tier: 'main' }),
    minLength: number(1, { min: 1, max: 100 }),
    top: number(0, { min: 0, max: 1_000_000 }),
    caseSensitive: flag(),
    numbers: flag(true),
  },
  outputs: {
    words: give.integer(),
    unique: give.integer(),
    list: give.table({ bar: '%' }),
    result: give.text({ extension: 'tsv', mono: true }),
  },
  run: async ({ input, stopWords, top, ...options }, { lang, progress }) => {
    const none: ReadonlySet<string> = new Set();
    const { words, entries } = frequencies(
      toLf(input),
      {
        ...options,
        lang: stopWords === 'none' ? lang : stopWords,
        stopWords: stopWords === 'none' ? none : await stopWordsOf(stopWords),
      },
      progress,
    );
    const shown = top === 0 ? entries : entries.slice(0, top);
    const lines = shown.map(([phrase, count]) => `${phrase}\t${count}\t${percentText(share(count, words))}`);
    return {
      words,
      unique: entries.length,
      list: {
        columns: [options.n === 1 ? term('word') : term('phrase'), term('times'), '%'],
        rows: shown.slice(0, LISTED).map(([phrase, count]) => [phrase, count, share(count, words) / 100]),
        name: 'word-frequency',
      },
      result: lines.join('\n'),
      notes: [shown.length > LISTED && note('listed', { listed: LISTED, count: shown.length })],
      labels: { ...(options.n > 1 && { unique: term('uniquePhrases') }) },
      empty: input === '',
    };
  },
});

import { choice, generatorTool, give, isProblem, line, number } from '../../../kinds/contract';
import { entryText, wordList } from '../../../data/words';
import {
  arrange,
  byText,
  drawIndices,
  listChanged,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { readKept, withKept } from '../../../kinds/contract/kept-results';
import { BETWEEN_FORMS, CATEGORIES, LANGUAGES_WITH_WORDS } from './lists';
import { filterWords } from './pick';
import { verbForms } from './verb-forms';

export default generatorTool({
  worker: 'never',
  fields: {
    list: choice(['word', 'noun', 'verb', 'adjective', 'object', 'body-part', 'topic'], { tier: 'main' }),
    startsWith: line({ autocomplete: 'off' }),
    endsWith: line({ autocomplete: 'off' }),
    including: line({ autocomplete: 'off' }),
    minLength: number(1, { min: 1, max: 100 }),
    maxLength: number(40, { min: 1, max: 100 }),
    category: choice(['any', ...CATEGORIES.object, ...CATEGORIES['body-part'], ...CATEGORIES.topic], {
      tier: 'main',
      when: { list: ['object', 'body-part', 'topic'] },
    }),
    forms: choice(['base', 'all'], { when: { list: ['verb'] } }),
    ...listFields({ count: 5, unique: true }),
    /** The locked words (kept-results.ts). */
    keep: line({ autocomplete: 'off' }),
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
    /** The value of `keep` for this draw: a word locked since then did not affect it. */
    kept: give.code(),
  },
  link: { seed: 'seedUsed', v: 'listDate', keep: 'kept' },
  fills: (changed): Record<string, string> => (changed === 'list' ? { category: 'any' } : {}),
  run: async ({ list, forms, count, unique, sort, seed, as, keep, v, ...filters }, context) => {
    // Languages other than English have one list, of words of every kind.
    const inEnglish = !LANGUAGES_WITH_WORDS.has(context.lang);
    const words = await (inEnglish ? wordList('en', list) : wordList(context.lang, 'word'));
    const fitting = filterWords(words.items, filters, context.lang);
    if (isProblem(fitting)) return fitting;
    const kept = readKept(keep).filter(({ place }) => place < count);
    // A locked word must not be drawn again.
    const free = unique ? fitting.filter((entry) => !kept.some(({ text }) => text === entryText(entry))) : fitting;
    const impossible = notEnough(count, unique, free.length + kept.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, free.length, count - kept.length, unique).flatMap((index) => free[index] ?? []);
    // Locked words keep their positions; the others are sorted around them.
    const sorted = withKept(arrange(drawn.map(entryText), sort, byText(context.lang)), kept);
    const written = writeList(inEnglish && list === 'verb' && forms === 'all' ? sorted.map(withForms) : sorted, as);
    return {
      result: written.result,
      available: fitting.length,
      seedUsed: random.seed,
      source: `${words.source} (${words.licence})`,
      listDate: words.checked,
      kept: keep,
      notes: [...written.notes, listChanged(v, words.checked)],
    };
  },
});

function withForms(verb: string): string {
  const { past, ing } = verbForms(verb);
  return [verb, past, ing].join(BETWEEN_FORMS);
}

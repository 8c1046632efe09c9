import { choice, generatorTool, give, isProblem, line, note, number } from '../../../kinds';
import { entryText, wordList } from '../../../data/words';
import { arrange, byText, drawIndices, listFields, notEnough, openDraw, writeList } from '../../../lib/list-draw';
import { filterWords } from './pick';
import { verbForms } from './verb-forms';

export default generatorTool({
  fields: {
    list: choice(['word', 'noun', 'verb', 'adjective', 'object', 'body-part', 'topic']),
    startsWith: line({ autocomplete: 'off' }),
    endsWith: line({ autocomplete: 'off' }),
    including: line({ autocomplete: 'off' }),
    minLength: number(1, { min: 1, max: 100 }),
    maxLength: number(40, { min: 1, max: 100 }),
    category: choice(
      [
        'any',
        'household',
        'clothing',
        'tool',
        'toy',
        'food',
        'outdoor',
        'head',
        'torso',
        'arm',
        'leg',
        'inside',
        'debate',
        'speech',
        'essay',
        'small-talk',
        'drawing',
        'writing',
      ],
      { when: { list: ['object', 'body-part', 'topic'] } },
    ),
    forms: choice(['base', 'all'], { when: { list: ['verb'] } }),
    ...listFields({ count: 5, unique: true }),
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
  },
  run: async ({ list, forms, count, unique, sort, seed, as, v, ...filters }, context) => {
    // Every page of this tool is in English until another language has lists of its own.
    const words = await wordList('en', list);
    const fitting = filterWords(words.items, filters, context.lang);
    if (isProblem(fitting)) return fitting;
    const impossible = notEnough(count, unique, fitting.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, fitting.length, count, unique).flatMap((index) => fitting[index] ?? []);
    const sorted = arrange(drawn.map(entryText), sort, byText(context.lang));
    const written = writeList(list === 'verb' && forms === 'all' ? sorted.map(withForms) : sorted, as);
    return {
      result: written.result,
      available: fitting.length,
      seedUsed: random.seed,
      source: `${words.source} (${words.licence})`,
      listDate: words.checked,
      notes: [
        ...written.notes,
        v !== '' && v !== words.checked && note('listChanged', { made: v, now: words.checked }),
      ],
    };
  },
});

function withForms(verb: string): string {
  const { past, ing } = verbForms(verb);
  return `${verb} / ${past} / ${ing}`;
}

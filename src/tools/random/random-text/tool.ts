import { choice, flag, generatorTool, give, isProblem, line, number, problem } from '../../../kinds/contract';
import {
  arrange,
  byText,
  listChanged,
  listFields,
  openDraw,
  writeList,
  type ListFormat,
} from '../../../kinds/contract/drawn-list';
import { int, type RandomSource } from '../../../core/numbers/random';
import { countCharacters, countWords, drawSentences } from './sentences';

const PARAGRAPHS = { unit: ['paragraph'] };
/** The day on which a sentence or template was last changed: a seed gives other sentences since. */
const LIST_DATE = '2026-11-28';
const MOST_SENTENCES = 30;
const list = listFields({ count: 1, unique: true });

export default generatorTool({
  fields: {
    unit: choice(['sentence', 'paragraph'], { tier: 'main' }),
    source: choice(['natural', 'lorem', 'harvard'], { tier: 'main' }),
    count: list.count,
    minSentences: number(4, { min: 1, max: MOST_SENTENCES, when: PARAGRAPHS }),
    maxSentences: number(7, { min: 1, max: MOST_SENTENCES, when: PARAGRAPHS }),
    maxWords: number(0, { min: 0, max: 100, when: { unit: ['sentence'] } }),
    startLorem: flag(true, { when: { source: ['lorem'] } }),
    html: flag(),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    words: give.integer(),
    characters: give.integer(),
    seedUsed: give.code(),
    listDate: give.date(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async (
    { unit, source, count, minSentences, maxSentences, maxWords, html, seed, as, sort, v, ...rest },
    context,
  ) => {
    const isParagraph = unit === 'paragraph';
    if (isParagraph && minSentences > maxSentences)
      return problem('sentenceOrder', { minSentences, maxSentences }, 'minSentences');
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const sizes = isParagraph ? sizesOf(random, count, minSentences, maxSentences) : undefined;
    const needed = sizes ? sizes.reduce((sum, size) => sum + size, 0) : count;
    const drawn = await drawSentences(random, {
      ...rest,
      source,
      count: needed,
      maxWords: isParagraph ? 0 : maxWords,
    });
    if (isProblem(drawn))
      // The count is one of paragraphs here, not of sentences.
      return sizes && drawn.code === 'notEnough' ? problem('fewSentences', { ...drawn.with, needed }, 'count') : drawn;
    const texts = arrange(sizes ? grouped(drawn, sizes) : drawn, sort, byText(context.lang));
    const written = write(html ? texts.map((text) => `<p>${text}</p>`) : texts, as, isParagraph);
    return {
      result: written.result,
      words: texts.reduce((sum, text) => sum + countWords(text, source === 'lorem' ? 'la' : 'en'), 0),
      characters: countCharacters(texts),
      seedUsed: random.seed,
      listDate: LIST_DATE,
      notes: [...written.notes, listChanged(v, LIST_DATE)],
    };
  },
});

/** How many sentences each paragraph has. */
const sizesOf = (random: RandomSource, count: number, least: number, most: number): readonly number[] =>
  Array.from({ length: count }, () => int(random, least, most));

function grouped(sentences: readonly string[], sizes: readonly number[]): readonly string[] {
  let from = 0;
  return sizes.map((size) => sentences.slice(from, (from += size)).join(' '));
}

/** Like other lists, but with an empty line between paragraphs. */
function write(texts: readonly string[], as: ListFormat, isParagraph: boolean): ReturnType<typeof writeList> {
  const written = writeList(texts, as);
  const asLines = !Array.isArray(written.result) && (as === 'lines' || as === 'items');
  return isParagraph && asLines ? { ...written, result: { text: texts.join('\n\n'), extension: 'txt' } } : written;
}

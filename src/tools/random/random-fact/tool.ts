import { choice, generatorTool, give, isProblem, line, term } from '../../../kinds/contract';
import { FACT_TOPICS, FACTS_CHECKED, type SourcedFact } from '../../../data/facts';
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

const list = listFields();

export default generatorTool({
  worker: 'never',
  fields: {
    topic: choice(['any', ...FACT_TOPICS], { tier: 'main' }),
    count: list.count,
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    /** The address of the source of each fact. */
    source: give.word(),
    facts: give.table(),
    available: give.integer(),
    seedUsed: give.code(),
    listDate: give.date(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ topic, count, unique, sort, as, seed, v }, context) => {
    const { FACTS } = await import('../../../data/facts/list');
    const pool = topic === 'any' ? FACTS : FACTS.filter((fact) => fact.topic === topic);
    const impossible = notEnough(count, unique, pool.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, pool.length, count, unique).flatMap((index) => pool[index] ?? []);
    const compare = byText(context.lang);
    const facts = arrange(drawn, sort, (a, b) => compare(a.text, b.text));
    const written = writeList(
      facts.map(({ text }) => text),
      as,
    );
    return {
      result: written.result,
      source: facts.map(({ source }) => source.address),
      facts: tableOf(facts),
      available: pool.length,
      seedUsed: random.seed,
      listDate: FACTS_CHECKED,
      notes: [...written.notes, listChanged(v, FACTS_CHECKED)],
    };
  },
});

/** The columns that `sourcesOf` reads: fact, topic, name of the source, its address. */
const tableOf = (facts: readonly SourcedFact[]) => ({
  columns: [term('fact'), term('topic'), term('sourceName'), term('address')],
  rows: facts.map(({ text, topic, source }) => [text, term(topic), source.name, source.address]),
});

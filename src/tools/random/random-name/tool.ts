import { choice, flag, generatorTool, give, isProblem, line, note, term, type Table } from '../../../kinds/contract';
import { arrange, byText, listChanged, listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { ORIGINS } from '../../../data/person-names';
import { drawJapanese, type Name } from './japanese';
import { drawLastNames } from './last-names';

const LAST = { kind: ['last'] };
const JAPANESE = { kind: ['japanese'] };
/** Origins whose last names have a form for women and one for men. */
const TWO_FORMS: readonly string[] = ['pl', 'ru', 'cs', 'sk', 'uk'];
const list = listFields({ count: 10, unique: true });

export default generatorTool({
  worker: 'never',
  fields: {
    kind: choice(['last', 'japanese'], { hidden: true }),
    origin: choice(ORIGINS, { tier: 'main', when: LAST }),
    which: choice(['full', 'first', 'last'], { tier: 'main', when: JAPANESE }),
    gender: choice(['any', 'female', 'male'], { tier: 'main' }),
    count: list.count,
    startsWith: line({ autocomplete: 'off' }),
    common: flag(false),
    plain: flag(false, { when: JAPANESE }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
    readings: give.table(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ kind, origin, sort, seed, as, v, which, plain, ...wanted }, context) => {
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    if (kind === 'japanese') {
      const drawn = await drawJapanese(random, { ...wanted, which, plain });
      if (isProblem(drawn)) return drawn;
      // In the order of the kana, as in a Japanese dictionary.
      const names = arrange(drawn.names, sort, (a, b) => inKana.compare(a.kana, b.kana));
      const written = writeList(names.map(lineOf), as);
      return {
        result: written.result,
        available: drawn.available,
        seedUsed: random.seed,
        source: 'japanese-personal-name-dataset (MIT)',
        listDate: drawn.checked,
        readings: tableOf(names),
        notes: [...written.notes, listChanged(v, drawn.checked)],
      };
    }
    const drawn = await drawLastNames(random, { ...wanted, origin });
    if (isProblem(drawn)) return drawn;
    const written = writeList(arrange(drawn.names, sort, byText(context.lang)), as);
    return {
      result: written.result,
      available: drawn.available,
      seedUsed: random.seed,
      source: drawn.source,
      listDate: drawn.checked,
      notes: [
        ...written.notes,
        wanted.common && !drawn.hasCounts && note('noCounts'),
        wanted.gender !== 'any' && !TWO_FORMS.includes(origin) && note('oneForm'),
        listChanged(v, drawn.checked),
      ],
    };
  },
});

const inKana = new Intl.Collator('ja');

/** '佐藤 愛 (さとう あい, Satō Ai)' */
const lineOf = ({ kanji, kana, romaji }: Name): string => `${kanji} (${kana}, ${romaji})`;

const tableOf = (names: readonly Name[]) =>
  ({
    columns: [term('kanji'), term('kana'), term('romaji')],
    rows: names.map(({ kanji, kana, romaji }) => [kanji, kana, romaji]),
    name: 'japanese-names',
  }) satisfies Table;

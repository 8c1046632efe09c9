import { choice, flag, generatorTool, give, isProblem, line, problem, term } from '../../../kinds/contract';
import { CONTINENTS, COUNTRIES, type Country } from '../../../data/countries';
import type { Lang } from '../../../i18n/languages';
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
import { currencyNames, nameOf, placesOf, placeText } from './places';

const list = listFields();

export default generatorTool({
  worker: 'never',
  fields: {
    show: choice(['name', 'code', 'flag'], { tier: 'main' }),
    continent: choice(['any', ...CONTINENTS], { tier: 'main' }),
    count: list.count,
    quiz: flag(false, { tier: 'input', when: { show: ['flag'] } }),
    territories: flag(true),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    places: give.table(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ show, continent, territories, count, unique, sort, as, seed, v }, context) => {
    const { lang } = context;
    const pool = placesOf(continent, territories);
    if (pool.length === 0) return problem('onlyTerritories', {}, 'territories');
    const impossible = notEnough(count, unique, pool.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const compare = byText(lang);
    // Flags are sorted by name: the order of their emoji would be the one of the codes.
    const key = ({ code }: Country) => (show === 'code' ? code : nameOf(code, lang));
    const drawn = drawIndices(random, pool.length, count, unique).flatMap((index) => pool[index] ?? []);
    const sorted = arrange(drawn, sort, (a, b) => compare(key(a), key(b)));
    const written = writeList(
      sorted.map(({ code }) => placeText(code, show, lang)),
      as,
    );
    return {
      result: written.result,
      places: tableOf(sorted, lang),
      available: pool.length,
      seedUsed: random.seed,
      source: `${COUNTRIES.source} (${COUNTRIES.licence})`,
      listDate: COUNTRIES.checked,
      notes: [...written.notes, listChanged(v, COUNTRIES.checked)],
    };
  },
});

const tableOf = (drawn: readonly Country[], lang: Lang) => ({
  columns: [term('country'), term('code'), term('capital'), term('continent'), term('currency'), term('callingCode')],
  rows: drawn.map((one) => [
    nameOf(one.code, lang),
    one.code,
    one.capital,
    term(one.continent),
    currencyNames(one, lang),
    one.callingCodes.join(', '),
  ]),
});

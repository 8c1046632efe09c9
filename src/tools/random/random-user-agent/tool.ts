import { choice, generatorTool, give, isProblem, line, problem, term } from '../../../kinds/contract';
import { USER_AGENTS } from '../../../data/user-agents';
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
import {
  BROWSER_NAMES,
  BROWSERS,
  DEVICES,
  filterList,
  SYSTEMS,
  SYSTEM_NAMES,
  type UserAgent,
  type Wish,
} from './user-agents';

const list = listFields({ count: 5 });

export default generatorTool({
  worker: 'never',
  fields: {
    browser: choice(['any', ...BROWSERS], { tier: 'main' }),
    os: choice(['any', ...SYSTEMS], { tier: 'main' }),
    count: list.count,
    device: choice(['any', ...DEVICES], { tier: 'input' }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items({ mono: true }),
    details: give.table(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ count, unique, sort, as, seed, v, ...wish }, context) => {
    const fitting = filterList(wish);
    if (fitting.length === 0) return impossiblePair(wish);
    const impossible = notEnough(count, unique, fitting.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const compare = byText(context.lang);
    const drawn = drawIndices(random, fitting.length, count, unique).flatMap((index) => fitting[index] ?? []);
    const sorted = arrange(drawn, sort, (a, b) => compare(a.text, b.text));
    const written = writeList(
      sorted.map(({ text }) => text),
      as,
    );
    const asItems = Array.isArray(written.result);
    return {
      result: asItems ? sorted.map((one) => ({ text: one.text, label: labelOf(one) })) : written.result,
      // Single items show the browser and the system themselves.
      details: asItems ? undefined : tableOf(sorted),
      available: fitting.length,
      seedUsed: random.seed,
      source: `${USER_AGENTS.source} (${USER_AGENTS.licence})`,
      listDate: USER_AGENTS.checked,
      notes: [...written.notes, listChanged(v, USER_AGENTS.checked)],
    };
  },
});

function impossiblePair({ browser, os, device }: Wish) {
  if (device === 'mobile' && os !== 'any' && os !== 'android' && os !== 'ios')
    return problem('notMobile', { os: SYSTEM_NAMES[os] }, 'device');
  if (device === 'desktop' && (os === 'android' || os === 'ios'))
    return problem('notDesktop', { os: SYSTEM_NAMES[os] }, 'device');
  if (browser === 'safari' && os !== 'any') return problem('safariOnly', { os: SYSTEM_NAMES[os] }, 'os');
  return problem('notListed', {}, 'browser');
}

const labelOf = ({ browser, version, os }: UserAgent) => `${BROWSER_NAMES[browser]} ${version} · ${SYSTEM_NAMES[os]}`;

const tableOf = (drawn: readonly UserAgent[]) => ({
  columns: [term('userAgent'), term('browser'), term('version'), term('os')],
  rows: drawn.map(({ text, browser, version, os }) => [text, BROWSER_NAMES[browser], version, SYSTEM_NAMES[os]]),
});

import { choice, flag, generatorTool, give, isProblem, number, problem, term } from '../../../kinds/contract';
import {
  arrange,
  byValue,
  drawIndices,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { LAST_PORT, portsOf, RANGES, servicesOf, type Service } from './ports';

const list = listFields();
const CUSTOM = { when: { range: ['custom'] } };

export default generatorTool({
  fields: {
    range: choice(['system', 'user', 'dynamic', 'all', 'custom'], { tier: 'main', initial: 'user' }),
    min: number(1024, { tier: 'main', min: 0, max: LAST_PORT, ...CUSTOM }),
    max: number(LAST_PORT, { tier: 'main', min: 0, max: LAST_PORT, ...CUSTOM }),
    count: list.count,
    avoidKnown: flag(true, { tier: 'main' }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items({ numeric: true }), services: give.table(), seedUsed: give.code() },
  run: async ({ range, min, max, avoidKnown, count, unique, sort, as, seed }, context) => {
    if (range === 'custom' && min > max) return problem('order', { min: String(min), max: String(max) }, 'min');
    const ends = range === 'custom' ? { min, max } : RANGES[range];
    const ports = portsOf(ends, avoidKnown);
    if (ports.length === 0) return problem('nothingLeft', { min: String(min), max: String(max) }, 'avoidKnown');
    const impossible = notEnough(count, unique, ports.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, ports.length, count, unique).flatMap((index) => ports[index] ?? []);
    const sorted = arrange(drawn, sort, byValue);
    const services = servicesOf(sorted);
    return {
      ...writeList(sorted.map(String), as, true),
      services: services.length > 0 ? tableOf(services) : undefined,
      seedUsed: random.seed,
    };
  },
});

const tableOf = (services: readonly Service[]) => ({
  columns: [term('port'), term('service'), term('browsers')],
  rows: services.map(({ port, name, unsafe }) => [
    String(port),
    name === '' ? term('unnamed') : name,
    unsafe ? term('unsafe') : term('allowed'),
  ]),
});

import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  names,
  note,
  problem,
  term,
  text,
  type Context,
  type Values,
} from '../../../kinds/contract';
import { listFields, writeList } from '../../../kinds/contract/drawn-list';
import { inspectUuid, readUuid, type Findings } from './inspect';
import { constantUuid, instantFor, nameBased, namesIn, namespaceOf, randomUuids, timeBased } from './make';
import { writeUuid } from './write';

const { count, as } = listFields({ most: 100_000 });
const MAKE = { mode: ['make'] };

const fields = {
  mode: choice(['make', 'inspect'], { tier: 'main', look: 'buttons' }),
  version: names(['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'nil', 'max'], { tier: 'main', initial: 'v4', when: MAKE }),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'custom'], { when: { ...MAKE, version: ['v3', 'v5'] } }),
  customNamespace: line({
    autocomplete: 'off',
    when: { ...MAKE, version: ['v3', 'v5'], namespace: ['custom'] },
  }),
  input: text({ mono: true, rows: 4 }),
  time: line({ autocomplete: 'off', when: { ...MAKE, version: ['v1', 'v6', 'v7'] } }),
  upper: flag(),
  hyphens: flag(true),
  wrap: choice(['none', 'braces', 'urn', 'quotes']),
  count: { ...count, when: { ...MAKE, version: ['v1', 'v4', 'v6', 'v7', 'nil', 'max'] } },
  as,
};

type Form = Values<typeof fields>;

/** More UUIDs, or a longer list to read, would block the main thread. */
const MANY = 2_000;
const LONG_INPUT = 50_000;

/** Secret: no seed, and nothing is stored. */
export default generatorTool({
  secret: true,
  buttonWith: 'count',
  worker: ({ mode, input, count: wanted }) =>
    String(input).length > LONG_INPUT || (mode === 'make' && Number(wanted) > MANY),
  fields,
  outputs: {
    result: give.items({ mono: true }),
    version: give.word(),
    variant: give.word(),
    timestamp: give.code(),
    integer: give.integer(),
    inspected: give.table(),
  },
  run: async (values, context) => {
    if (values.mode === 'inspect') return inspect(values);
    const made = await make(values, context);
    if (isProblem(made)) return made;
    const { result, notes } = written(made, values);
    return { result, notes };
  },
});

async function make({ version, namespace, customNamespace, input, time, count: wanted }: Form, context: Context) {
  switch (version) {
    case 'v3':
    case 'v5': {
      const space = namespaceOf(namespace, customNamespace);
      if (isProblem(space)) return space;
      const typed = namesIn(input);
      return isProblem(typed) ? typed : nameBased(version, space, typed);
    }
    case 'v1':
    case 'v6':
    case 'v7': {
      const instant = instantFor(version, time, context.now.getTime());
      return isProblem(instant) ? instant : timeBased(version, instant, await context.random(), wanted);
    }
    case 'v4':
      return randomUuids(await context.random(), wanted);
    default:
      return Array.from({ length: wanted }, () => constantUuid(version));
  }
}

function written(uuids: readonly string[], values: Form) {
  const list = writeList(
    uuids.map((uuid) => writeUuid(uuid, values)),
    values.as,
  );
  const kept = values.wrap === 'urn' && !values.hyphens;
  return { result: list.result, notes: [...list.notes, kept && note('urnHyphens')] };
}

/** Reads one UUID per line and skips empty lines. The valid ones are shown, and the first invalid line is reported. */
function inspect(values: Form) {
  const uuids: string[] = [];
  let bad: ReturnType<typeof refusal> | undefined;
  for (const [index, typed] of values.input.split(/\r\n|\n|\r/).entries()) {
    if (typed.trim() === '') continue;
    const read = readUuid(typed);
    if ('uuid' in read) uuids.push(read.uuid);
    else bad ??= refusal(read, index + 1);
  }
  const first = uuids[0];
  if (first === undefined) return bad ?? { empty: true };
  const found = inspectUuid(first);
  const { result, notes } = written(uuids, values);
  const single = uuids.length === 1;
  return {
    result,
    notes,
    version: single ? versionTerm(found) : undefined,
    variant: single ? term(found.variant) : undefined,
    timestamp: single ? found.timestamp : undefined,
    integer: single ? found.integer : undefined,
    inspected: single ? undefined : tableOf(uuids),
    problem: bad,
  };
}

function refusal(read: Exclude<ReturnType<typeof readUuid>, { uuid: string }>, lineNumber: number) {
  return 'digits' in read
    ? problem('wrongLength', { line: lineNumber, digits: read.digits }, 'input')
    : problem('notUuid', { line: lineNumber, column: read.column, character: read.character }, 'input');
}

const versionTerm = ({ version }: Findings) =>
  version === 'nil' ? term('nil') : version === 'max' ? term('max') : version;

const tableOf = (uuids: readonly string[]) => ({
  columns: [term('uuid'), term('version'), term('variantColumn'), term('time'), term('integerColumn')],
  rows: uuids.map((uuid) => {
    const found = inspectUuid(uuid);
    return [uuid, versionTerm(found), term(found.variant), found.timestamp ?? null, String(found.integer)];
  }),
});

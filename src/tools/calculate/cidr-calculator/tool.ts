import { calculatorTool, choice, give, optionalNumber, text } from '../../../kinds/contract';
import { answer } from './answer';

export default calculatorTool({
  worker: (values) =>
    // Long lists, and splits, whose number of subnets doubles with each bit.
    String(values.input).length > 20_000 || values.mode === 'split',
  fields: {
    mode: choice(['subnet', 'split', 'range', 'aggregate', 'exclude'], { tier: 'main', look: 'buttons' }),
    input: text({ mono: true, rows: 3 }),
    newPrefix: optionalNumber({ tier: 'main', min: 0, max: 128, when: { mode: ['split'] } }),
    exclude: text({ tier: 'input', mono: true, rows: 3, when: { mode: ['exclude'] } }),
  },
  outputs: {
    result: give.text({ mono: true }),
    network: give.code(),
    prefix: give.integer(),
    netmask: give.code(),
    wildcard: give.code(),
    broadcast: give.code(),
    first: give.code(),
    last: give.code(),
    hosts: give.integer(),
    total: give.integer(),
    blocks: give.integer(),
    type: give.word(),
    reverse: give.code(),
    compressed: give.code(),
    expanded: give.code(),
    integer: give.code(),
    binary: give.lines(),
    subnets: give.table(),
    files: give.files(),
  },
  run: (values, { progress }) => (/\S/.test(values.input) ? answer(values, progress) : { empty: true }),
});

import { choice, flag, give, number, text, textTool } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { convert } from './convert';

export default textTool({
  fields: {
    input: text({ mono: true, rows: 4, accept: '.txt,.csv,text/*' }),
    from: number(2, { tier: 'main', min: 2, max: 36 }),
    to: number(10, { tier: 'main', min: 2, max: 36 }),
    bits: choice(['0', '8', '16', '32', '64', '128']),
    precision: number(32, { min: 0, max: 1000, when: { bits: ['0'] } }),
    uppercase: flag(true),
    group: flag(false),
    prefix: flag(false),
  },
  outputs: {
    result: give.text({ mono: true }),
    binary: give.code(),
    octal: give.code(),
    decimal: give.code(),
    hex: give.code(),
    signed: give.integer(),
    unsigned: give.integer(),
  },
  swap: ['from', 'to'],
  run: ({ input, ...settings }, { lang, progress }) => {
    const { text: numbers } = withoutBom(input);
    if (!/\S/.test(numbers)) return { empty: true };
    return convert(numbers, { ...settings, bits: Number(settings.bits), comma: lang !== 'en' }, progress);
  },
});

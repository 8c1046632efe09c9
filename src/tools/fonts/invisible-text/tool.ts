import {
  BEHAVIOUR,
  INVISIBLE,
  INVISIBLE_IDS,
  REFUSED_BY_X,
  hex,
  invisibleName,
} from '../../../data/invisible-characters';
import { choice, flag, give, note, number, term, text, textTool } from '../../../kinds/contract';
import { xWeight } from '../../../core/text/x-weight';
import { check } from './check';
import { make } from './make';

const TRIMMED = { true: term('dropped'), false: term('stays') } as const;
const STRICT = { stays: term('stays'), space: term('space'), gone: term('dropped') } as const;
const NATURES = {
  letter: term('letter'),
  symbol: term('symbol'),
  space: term('spaceKind'),
  format: term('format'),
} as const;

/** How each character is treated in different places: derived from its Unicode properties and from X's own counting. */
const behaviour = {
  columns: [term('code'), term('name'), term('kind'), term('trim'), term('strict'), term('onX')],
  rows: INVISIBLE_IDS.map((id) => {
    const { nature, trimmed, strict } = BEHAVIOUR[id];
    const codePoint = INVISIBLE[id];
    return [
      `U+${hex(codePoint)}`,
      invisibleName(codePoint),
      NATURES[nature],
      TRIMMED[`${trimmed}`],
      STRICT[strict],
      REFUSED_BY_X.includes(id) ? term('refused') : xWeight(String.fromCodePoint(codePoint)),
    ];
  }),
  name: 'invisible-characters',
};

export default textTool({
  fields: {
    character: choice(INVISIBLE_IDS, { tier: 'main' }),
    count: number(1, { tier: 'main', min: 1, max: 100_000 }),
    lines: flag(false, { tier: 'main' }),
    input: text({ rows: 4 }),
  },
  outputs: {
    found: give.text({ mono: true }),
    cleaned: give.text(),
    behaviour: give.table(),
  },
  eager: true,
  run: ({ character, count, lines, input }, { progress }) => {
    const { found, cleaned, kept } = check(input, progress);
    return {
      result: make(character, count, lines),
      found,
      cleaned,
      behaviour,
      notes: [input !== '' && found === '' && note('nothingFound'), kept > 0 && note('kept', { n: kept })],
    };
  },
});

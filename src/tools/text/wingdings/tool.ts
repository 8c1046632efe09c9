import { choice, flag, give, term, text, textTool } from '../../../kinds/contract';
import type { DingbatFont } from '../../../data/wingdings';
import { chartOf, decode, encode, isEncoded } from './wingdings';

const hex = (number: number, digits: number): string => number.toString(16).toUpperCase().padStart(digits, '0');

const chart = (font: DingbatFont) => ({
  columns: [term('character'), term('code'), term('symbol'), term('codePoint'), term('emoji')],
  rows: chartOf(font).map(({ character, code, symbol, emoji = '' }) => [
    character,
    `0x${hex(code, 2)}`,
    symbol,
    `U+${hex(symbol.codePointAt(0) ?? 0, 4)}`,
    emoji,
  ]),
  name: font,
});

export default textTool({
  fields: {
    input: text({ rows: 4 }),
    direction: choice(['auto', 'encode', 'decode'], { tier: 'main' }),
    font: choice(['wingdings', 'wingdings2', 'wingdings3', 'webdings'], { tier: 'main' }),
    emoji: flag(),
  },
  outputs: { result: give.text(), chart: give.table() },
  run: ({ input, direction, font, emoji }) => {
    const reads = direction === 'decode' || (direction === 'auto' && isEncoded(input, font));
    return {
      result: reads ? decode(input, font) : encode(input, font, emoji),
      chart: chart(font),
      empty: input === '',
    };
  },
});

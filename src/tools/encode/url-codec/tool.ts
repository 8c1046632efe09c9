import { choice, flag, give, text, textTool } from '../../../kinds/contract';
import { decode, encode } from './codec';
import { MODES } from './percent';

export default textTool({
  swap: ['direction'],
  fields: {
    input: text({ mono: true, rows: 5, accept: '.txt,.csv,.log,.html,text/*' }),
    direction: choice(['encode', 'decode'], { tier: 'main', look: 'buttons' }),
    mode: choice(MODES, { tier: 'main', when: { direction: ['encode'] } }),
    eachLine: flag(false, { when: { direction: ['encode'] } }),
    eol: choice(['lf', 'crlf'], { when: { direction: ['encode'], eachLine: [false] } }),
    plus: flag(false, { when: { direction: ['decode'] } }),
  },
  outputs: { result: give.text(), parts: give.table() },
  run: ({ input, direction, plus, ...writing }) => {
    if (!/\S/.test(input)) return { empty: true };
    return direction === 'encode' ? encode(input, writing) : decode(input, plus);
  },
});

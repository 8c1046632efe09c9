import { choice, flag, give, names, number, text, textTool } from '../../../kinds/contract';
import { ENCODINGS } from '../../../core/bytes/bytes';
import { decode, encode } from './text-bytes';
import { BASES, PREFIXES, SEPARATORS } from './write';

export default textTool({
  swap: ['direction'],
  fields: {
    input: text({ mono: true, accept: '.txt,.md,.csv,.html,.json,.hex,.log,text/*' }),
    direction: choice(['encode', 'decode'], { tier: 'main', look: 'buttons' }),
    base: choice(BASES, { tier: 'main' }),
    encoding: names(ENCODINGS),
    separator: choice(SEPARATORS, { when: { direction: ['encode'] } }),
    prefix: choice(PREFIXES, { when: { direction: ['encode'] } }),
    uppercase: flag(false, { when: { direction: ['encode'], base: ['16'] } }),
    bytesPerLine: number(0, {
      min: 0,
      max: 1_000_000,
      when: { direction: ['encode'], separator: ['none', 'space', 'comma', 'colon'] },
    }),
    eol: choice(['lf', 'crlf'], { when: { direction: ['encode'] } }),
  },
  outputs: { result: give.text({ mono: true, wrap: true }), bytes: give.bytes(), files: give.files() },
  run: async ({ input, direction, ...values }) => {
    // A no-break space is something to encode.
    if (!(direction === 'encode' ? /[^ \t\r\n\f]/ : /\S/).test(input)) return { empty: true };
    return direction === 'encode' ? encode(input, values) : decode(input, values);
  },
});

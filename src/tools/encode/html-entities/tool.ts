import { choice, flag, note, problem, text, textTool } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';
import { decodeEntities } from './decode';
import { SCOPES, STYLES, encodeEntities } from './encode';

export default textTool({
  swap: ['direction'],
  fields: {
    input: text({ mono: true, accept: '.html,.htm,.xml,.txt,.md,text/*' }),
    direction: choice(['encode', 'decode'], { tier: 'main', look: 'buttons' }),
    scope: choice(SCOPES, { tier: 'main', when: { direction: ['encode'] } }),
    style: choice(STYLES, { when: { direction: ['encode'] } }),
    repeat: flag(false, { when: { direction: ['decode'] } }),
  },
  run: async ({ input, direction, repeat, ...writing }) => {
    // A no-break space is something to encode.
    if (!/[^ \t\r\n\f]/.test(input)) return { empty: true };
    const { text: plain, bom } = withoutBom(input);
    if (direction === 'decode') {
      const { text: result, passes, more } = await decodeEntities(plain, repeat);
      return {
        result,
        notes: [bom && note('bom'), passes > 1 && note('passes', { count: passes }), more && note('more')],
      };
    }
    const encoded = encodeEntities(plain, writing);
    if (!encoded) return problem('tooLong', { limit: LONGEST_TEXT / 1_000_000 }, 'input');
    return {
      result: encoded.text,
      notes: [bom && note('bom'), encoded.kept > 0 && note('kept', { count: encoded.kept })],
    };
  },
});

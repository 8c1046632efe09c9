import { choice, flag, text, textTool } from '../../../kinds/contract';
import { flip } from './flip';

export default textTool({
  fields: {
    input: text({ rows: 4 }),
    flip: choice(['upsideDown', 'mirror', 'backwards'], { tier: 'main', look: 'buttons' }),
    reverse: flag(true, { tier: 'main', when: { flip: ['upsideDown', 'mirror'] } }),
  },
  run: ({ input, flip: how, reverse }, { progress }) => flip(input, how, reverse, progress),
});

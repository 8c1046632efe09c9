import { choice, flag, text, textTool } from '../../../kinds/contract';
import { flip } from './flip';

export default textTool({
  fields: {
    input: text({ rows: 4 }),
    flip: choice(['upsideDown', 'mirror', 'backwards'], { look: 'buttons' }),
    reverse: flag(true, { when: { flip: ['upsideDown', 'mirror'] } }),
  },
  run: ({ input, flip: how, reverse }, { progress }) => flip(input, how, reverse, progress),
});

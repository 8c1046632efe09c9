import { choice, flag, give, note, text, textTool } from '../../../kinds/contract';
import { removeLines } from './remove';

export default textTool({
  fields: {
    input: text(),
    keep: choice(['none', 'one'], { tier: 'main', look: 'buttons' }),
    blank: flag(true),
    trimEnds: flag(),
    duplicates: flag(),
  },
  outputs: { removed: give.integer(), remaining: give.integer() },
  run: ({ input, ...options }, { progress }) => {
    const { text: result, removed, remaining, blanks, repeated } = removeLines(input, options, progress);
    return {
      result,
      removed,
      remaining,
      notes: [blanks > 0 && note('blanks', { blanks }), repeated > 0 && note('repeated', { repeated })],
      empty: input === '',
    };
  },
});

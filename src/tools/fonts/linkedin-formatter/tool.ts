import { LINKEDIN } from '../../../data/platforms/linkedin';
import { give, note, text, textTool } from '../../../kinds/contract';
import { graphemeCount } from '../../../core/text/grapheme-scan';
import { fromMarkdown } from './light-markdown';

const LIMIT = LINKEDIN.post.value;

export default textTool({
  fields: { input: text({ rows: 12 }) },
  outputs: { result: give.text(), characters: give.integer() },
  run: ({ input }) => {
    const result = fromMarkdown(input);
    const characters = graphemeCount(result);
    return {
      result,
      characters,
      notes: [characters > LIMIT && note('tooLong', { characters, limit: LIMIT, over: characters - LIMIT })],
      empty: input === '',
    };
  },
});

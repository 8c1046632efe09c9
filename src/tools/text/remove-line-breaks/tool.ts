import { choice, flag, give, line, text, textTool } from '../../../kinds/contract';
import { joinLines } from './join';

const BETWEEN = { space: ' ', none: '', comma: ', ' } as const;

export default textTool({
  fields: {
    input: text(),
    replaceWith: choice(['space', 'none', 'comma', 'custom'], { tier: 'main' }),
    custom: line({ tier: 'main', when: { replaceWith: ['custom'] } }),
    keepParagraphs: flag(true, { tier: 'main' }),
    dehyphenate: flag(),
    collapse: flag(true),
  },
  outputs: { removed: give.integer() },
  run: ({ input, replaceWith, custom, ...options }) => {
    const between = replaceWith === 'custom' ? custom : BETWEEN[replaceWith];
    const { text: result, removed } = joinLines(input, { between, ...options });
    return { result, removed, empty: input === '' };
  },
});

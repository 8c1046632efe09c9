import { choice, flag, line, number, problem, text, textTool } from '../../../kinds/contract';
import { htmlToText } from './convert';

const WRAP = { min: 20, max: 200 } as const;

export default textTool({
  fields: {
    input: text({ accept: '.html,.htm,.xhtml,.txt,text/html,text/plain', mono: true }),
    mode: choice(['layout', 'strip', 'lines'], { tier: 'main' }),
    keepTags: line({ when: { mode: ['strip'] } }),
    keepAttributes: flag(false, { when: { mode: ['strip'] } }),
    links: choice(['text', 'inline', 'footnotes']),
    images: flag(),
    wrap: number(0, { min: 0, max: WRAP.max, when: { mode: ['layout', 'lines'] } }),
    entities: flag(true),
  },
  run: async ({ input, keepTags, ...options }, { progress }) => {
    const narrow = options.mode !== 'strip' && options.wrap > 0 && options.wrap < WRAP.min;
    if (narrow) return problem('tooNarrow', WRAP, 'wrap');
    const tags = new Set(keepTags.toLowerCase().match(/[^\s,;<>/]+/g) ?? []);
    return htmlToText(input, { ...options, keepTags: tags }, progress);
  },
});

import { flag, give, line, text, textTool } from '../../../kinds/contract';

export default textTool({
  fields: {
    input: text({ code: 'css', rows: 14, accept: '.css,text/css' }),
    query: line({ tier: 'main', initial: '> 0.5%, last 2 versions, Firefox ESR, not dead' }),
    grid: flag(),
    cascade: flag(true),
    remove: flag(true),
    note: flag(true),
  },
  outputs: {
    result: give.text({ extension: 'css', mono: true }),
    prefixes: give.table(),
    browsers: give.integer(),
    chosen: give.table(),
    dataDate: give.date(),
  },
  worker: 'always',
  run: async ({ input, note: why, ...options }) => {
    const { text: css, notes, refused } = (await import('./read')).readCss(input);
    if (refused) return refused;
    if (css === '') return '';
    return (await import('./prefix')).addPrefixes(css, { ...options, why }, notes);
  },
});

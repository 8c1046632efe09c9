import { choice, flag, give, text, textTool } from '../../../kinds/contract';

/**
 * `result` is HTML as specified by CommonMark and GFM, including the visitor's own HTML: workers have no DOM, so the
 * page sanitizes it (browser/html/sanitize) before it is shown, copied or saved. The editor runs this in its own worker
 * (engine.ts).
 */
export default textTool({
  eager: true,
  worker: 'never',
  fields: {
    input: text({ mono: true, rows: 16, accept: '.md,.markdown,.mdown,.txt,text/markdown,text/plain' }),
    view: choice(['split', 'write', 'read'], { look: 'buttons' }),
    gfm: flag(true),
  },
  outputs: {
    result: give.text({ extension: 'html', mono: true }),
    words: give.integer(),
    characters: give.integer(),
    readingTime: give.integer(),
    outline: give.table(),
  },
  run: async ({ input, gfm }) => (await import('./read-document')).readDocument(input, gfm),
});

import { choice, flag, give, note, term, text, textTool } from '../../../kinds';

/**
 * `result` is the HTML as CommonMark and GFM say, the visitor's own HTML in it: workers have no DOM, so the page
 * sanitises it (lib/html/sanitise) before it is shown, copied or saved.
 */
export default textTool({
  eager: true,
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
  run: async ({ input, gfm }) => {
    const [{ readMarkdown }, { shownText }, { countShown }, { outline }] = await Promise.all([
      import('../../../lib/markdown/to-html'),
      import('./shown-text'),
      import('./counts'),
      import('./headings'),
    ]);
    const marked = input.startsWith('\uFEFF');
    const source = (marked ? input.slice(1) : input).toWellFormed();
    const { html, headings } = await readMarkdown(source, { gfm, rawHtml: true });
    const shown = shownText(html);
    return {
      result: html,
      ...countShown(shown.text),
      outline: {
        columns: [term('heading'), term('level'), term('line')],
        rows: outline(shown.headings, headings).map(({ text: name, level, line }) => [name, level, line]),
        name: 'outline',
      },
      notes: [marked && note('bom')],
      empty: source.trim() === '',
    };
  },
});

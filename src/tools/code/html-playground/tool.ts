import { choice, flag, give, names, note, problem, text, textTool } from '../../../kinds/contract';

/** Most characters of HTML, CSS and JavaScript combined: the preview is rebuilt while the visitor types. */
const LIMIT = 5_000_000;

/**
 * `result` is the document that runs. Nothing here runs it: the page does, in a frame without the site's origin, and
 * `console` and `errors` come from there.
 */
export default textTool({
  eager: true,
  fields: {
    input: text({ code: 'html', rows: 12, accept: '.html,.htm,.xhtml,text/html' }),
    css: text({ code: 'css', rows: 6, accept: '.css,text/css', when: { panes: ['html+css+js'] } }),
    js: text({ code: 'javascript', rows: 6, accept: '.js,.mjs,text/javascript', when: { panes: ['html+css+js'] } }),
    auto: flag(true),
    width: choice(['full', '375', '768', '1280'], { look: 'buttons' }),
    panes: names(['html+css+js', 'html'], { hidden: true }),
  },
  outputs: {
    result: give.text({ extension: 'html', mono: true }),
    console: give.lines(),
    errors: give.integer(),
  },
  run: async ({ input, css, js, panes }) => {
    const source = panes === 'html' ? { html: input, css: '', js: '' } : { html: input, css, js };
    if (`${source.html}${source.css}${source.js}`.trim() === '') return { result: '', empty: true };
    const size = source.html.length + source.css.length + source.js.length;
    if (size > LIMIT) return problem('tooLong', { limit: LIMIT, n: size });
    const [{ buildPage }, { faultNotes }] = await Promise.all([import('./build-page'), import('./faults')]);
    const { page, faults, escaped } = buildPage(source);
    return {
      result: page,
      notes: [...faultNotes(source.html, faults), escaped && note('escaped')],
    };
  },
});

import { choice, flag, give, names, text, textTool } from '../../../kinds/contract';

export default textTool({
  fields: {
    input: text({
      codeFrom: 'to',
      codeNames: { html: 'markdown', markdown: 'html' },
      rows: 14,
      accept: '.md,.markdown,.mdown,.txt,.html,.htm,text/markdown,text/html,text/plain',
    }),
    to: names(['html', 'markdown'], { hidden: true }),
    gfm: flag(true),
    rawHtml: flag(true, { when: { to: ['html'] } }),
    headingIds: flag(false, { when: { to: ['html'] } }),
    fullPage: flag(false, { when: { to: ['html'] } }),
    bullet: names(['-', '*', '+'], { look: 'buttons', when: { to: ['markdown'] } }),
    links: choice(['inline', 'reference'], { look: 'buttons', when: { to: ['markdown'] } }),
    fence: choice(['backticks', 'tildes'], { look: 'buttons', when: { to: ['markdown'] } }),
  },
  outputs: {
    result: give.text({ extensionFrom: 'to', mono: true }),
    /** HTML that the page sanitizes and shows. */
    preview: give.text({ extension: 'html' }),
  },
  // Input designed to keep a parser busy is stopped after this time, and the form shows a message.
  timeoutMs: 180_000,
  worker: 'always',
  run: async (values) => (await import('./convert')).convertMarkdown(values),
});

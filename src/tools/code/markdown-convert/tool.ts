import { choice, flag, give, names, text, textTool } from '../../../kinds';

export default textTool({
  fields: {
    input: text({
      mono: true,
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
    result: give.text({ extensionFrom: 'to', mono: true, rows: 14 }),
    /** HTML that the page sanitises and shows. */
    preview: give.text({ extension: 'html' }),
  },
  worker: 'always',
  run: async (values) => (await import('./convert')).convertMarkdown(values),
});

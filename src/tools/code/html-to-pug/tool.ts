import { flag, give, number, text, textTool } from '../../../kinds/contract';

export default textTool({
  fields: {
    input: text({ code: 'html', rows: 12, accept: '.html,.htm,.xhtml,text/html' }),
    indent: number(2, { min: 1, max: 8, when: { tabs: [false] } }),
    tabs: flag(),
    bodyOnly: flag(),
  },
  outputs: { result: give.text({ extension: 'pug', mono: true }) },
  worker: 'always',
  run: async ({ input, indent, tabs, bodyOnly }, { progress }) =>
    (await import('./to-pug')).htmlToPug(input, { margin: tabs ? '\t' : ' '.repeat(indent), bodyOnly }, progress),
});

import { choice, flag, give, line, number, text, textTool } from '../../../kinds/contract';

export default textTool({
  fields: {
    input: text({ code: 'xml', rows: 12, accept: '.svg,image/svg+xml' }),
    output: choice(['jsx', 'component'], { tier: 'main', look: 'buttons' }),
    name: line({ initial: 'Icon', when: { output: ['component'] } }),
    typescript: flag(false, { when: { output: ['component'] } }),
    native: flag(),
    currentColor: flag(),
    dimensions: flag(true),
    optimise: flag(),
    idPrefix: line(),
    indent: number(2, { min: 1, max: 8 }),
  },
  outputs: { result: give.text({ extension: 'jsx', mono: true }) },
  worker: 'always',
  run: async (values, { progress }) => (await import('./to-jsx')).svgToJsx(values, progress),
});

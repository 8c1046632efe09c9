import { choice, fileTool, files, flag, give, names, text } from '../../../kinds/contract';

export default fileTool({
  fields: {
    input: files({
      accept: '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      sample: '/samples/picnic-{lang}.docx',
    }),
    to: names(['html', 'markdown'], { hidden: true }),
    images: choice(['inline', 'zip', 'drop']),
    fullPage: flag(false, { when: { to: ['html'] } }),
    styleMap: text({ tier: 'more', mono: true, rows: 3 }),
  },
  outputs: {
    /** Only for a single document. Wrapped: mammoth writes the HTML on one line. */
    result: give.text({ extensionFrom: 'to', mono: true, wrap: true }),
    /** The text of each document, and its pictures if they are separate files. */
    files: give.files(),
    messages: give.integer(),
    left: give.table(),
    /** HTML that the page sanitizes and shows. */
    preview: give.text({ extension: 'html' }),
  },
  run: async ({ input, ...options }, { progress }) => {
    if (input.length === 0) return { empty: true };
    return (await import('./convert-files')).convertFiles(input, options, progress);
  },
});

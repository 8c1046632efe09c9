import { choice, give, term, text, textTool } from '../../../kinds/contract';

/** `result` is the current text; `changes` are counted by the page since the file was opened or saved. */
export default textTool({
  eager: true,
  fields: {
    input: text({ mono: true, rows: 18, accept: '.json,.geojson,.webmanifest,application/json,text/*' }),
    view: choice(['tree', 'text', 'table'], { look: 'buttons' }),
  },
  outputs: {
    result: give.text({ extension: 'json', mono: true }),
    valid: give.word(),
    changes: give.integer(),
  },
  run: async ({ input }) => {
    if (input.trim() === '') return { result: '', empty: true };
    const { check } = await import('./check');
    const { problem, notes } = check(input);
    return {
      // A byte order mark isn't part of the document.
      result: input.startsWith('\uFEFF') ? input.slice(1) : input,
      valid: problem ? term('no') : term('yes'),
      notes,
      ...(problem && { problem }),
    };
  },
});

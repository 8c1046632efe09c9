import { give, note, text, textTool } from '../../../kinds/contract';

/**
 * The document as clean HTML. The input is sanitized, then parsed with the editor's schema, which needs the DOM:
 * everything that the schema does not know is removed.
 */
export default textTool({
  eager: true,
  worker: 'never',
  fields: {
    input: text({ rows: 14, accept: '.docx,.html,.htm,.md,.markdown,.txt,text/html,text/markdown,text/plain' }),
  },
  outputs: {
    result: give.text({ extension: 'html', mono: true }),
    text: give.text({ extension: 'txt' }),
    words: give.integer(),
    characters: give.integer(),
  },
  run: async ({ input }) => {
    if (input.trim() === '') return { result: '', text: '', words: 0, characters: 0, empty: true };
    const { readDocument } = await import('./document');
    const { html, text: shown, words, characters, farPictures } = readDocument(input);
    return {
      result: html,
      text: shown,
      words,
      characters,
      notes: [
        input.startsWith('\uFEFF') && note('bom'),
        farPictures > 0 && note('farPictures', { count: farPictures }),
      ],
    };
  },
});

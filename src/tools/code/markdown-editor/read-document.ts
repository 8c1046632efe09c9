import { note, term } from '../../../kinds/contract';
import { LAST_COLUMN } from '../../../formats/markdown/nesting';
import { readMarkdown, type Steps } from '../../../formats/markdown/to-html';
import { countShown } from './counts';
import { outline } from './headings';
import { shownText } from './shown-text';

/** Everything that the form shows about a Markdown text. `steps`: see `readMarkdown`. */
export async function readDocument(input: string, gfm: boolean, steps?: Steps) {
  const marked = input.startsWith('\uFEFF');
  const source = (marked ? input.slice(1) : input).toWellFormed();
  const { html, headings, tooDeep } = await readMarkdown(source, { gfm, rawHtml: true }, steps);
  const shown = shownText(html);
  return {
    result: html,
    ...countShown(shown.text),
    outline: {
      columns: [term('heading'), term('level'), term('line')],
      rows: outline(shown.headings, headings).map(({ text, level, line }) => [text, level, line]),
      name: 'outline',
    },
    notes: [marked && note('bom'), tooDeep !== undefined && note('tooDeep', { line: tooDeep, column: LAST_COLUMN })],
    empty: source.trim() === '',
  };
}

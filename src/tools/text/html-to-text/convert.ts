import { readHtml } from '../../../formats/html/parse-html';
import { onlySeen, withReferences, type Links } from './elements';
import { layoutWriter } from './layout';
import { stripper } from './strip';
import { withRows } from './tables';

export interface Options {
  readonly mode: 'layout' | 'strip' | 'lines';
  /** Names of tags to keep when stripping. */
  readonly keepTags: ReadonlySet<string>;
  readonly keepAttributes: boolean;
  readonly links: Links;
  readonly images: boolean;
  /** Columns; 0 for no wrapping. */
  readonly wrap: number;
  readonly entities: boolean;
}

/**
 * Converts HTML to text. `layout` imitates the page's layout, `lines` writes one plain line for each block, `strip`
 * removes the tags and leaves the rest as it is in the source.
 */
export async function htmlToText(html: string, options: Options, progress: (part: number) => void): Promise<string> {
  const { mode, links, images, entities } = options;
  const footnotes = new Map<string, number>();
  const strip = stripper({ tags: options.keepTags, attributes: options.keepAttributes, decoded: entities });
  const layout = layoutWriter({ signs: mode === 'layout', width: options.wrap });
  const writer = mode === 'strip' ? strip : withRows(layout);
  await readHtml(html, onlySeen(withReferences(writer, links, images, footnotes)), { decode: entities, progress });
  const text = mode === 'strip' ? strip.result() : layout.result();
  if (footnotes.size === 0) return text;
  const notes = Array.from(footnotes, ([address, number]) => `[${number}] ${address}`).join('\n');
  return `${text.trimEnd()}\n${mode === 'lines' ? '' : '\n'}${notes}`;
}

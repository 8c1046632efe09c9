import { yieldToMain } from '../../core/yield-to-main';
import { chunksOf } from './markdown-chunks';
import { inlineImages } from './inline-images';
import { loadMicromark, makeReader } from './markdown-parser';
import { renderChunks, type Steps } from './render-markdown';
import type { SourceHeading } from './source-headings';

export { newMemory, type Memory, type Steps } from './render-markdown';
export type { SourceHeading } from './source-headings';

export interface MarkdownOptions {
  /** Tables, strikethrough, task lists, autolinks and footnotes of GitHub Flavored Markdown 0.29. */
  readonly gfm: boolean;
  /**
   * HTML in the text stays HTML; otherwise it is shown as text. Either way the result must be sanitized before it is
   * rendered.
   */
  readonly rawHtml: boolean;
  /** Headings get ids by GitHub's rule. */
  readonly headingIds?: boolean;
}

/** The result of reading a text. */
export interface Read {
  readonly html: string;
  /** The Markdown headings in the order of the text, without those written as HTML. */
  readonly headings: readonly SourceHeading[];
  /** The first line, from 1, on which a quote or list marker after `LAST_COLUMN` was treated as text. */
  readonly tooDeep?: number;
}

/**
 * Converts Markdown to HTML: CommonMark 0.31.2, and GFM if requested. Links and images with unsafe protocols
 * (safe-links.ts) lose their URL; pictures inside the text (`data:image/png;base64,…`) keep theirs. No line break at
 * the end. Quotes and lists nest up to `LAST_COLUMN`.
 *
 * A text is read one chunk at a time (markdown-chunks.ts), so that the parser's memory does not grow with it; `steps`
 * receives callbacks between the chunks and caches those that were read before.
 */
export async function readMarkdown(markdown: string, options: MarkdownOptions, steps?: Steps): Promise<Read> {
  const modules = await loadMicromark(options.gfm);
  const images = inlineImages(markdown);
  const headingIds = options.headingIds ? (await import('./heading-ids')).headingIds() : undefined;
  const { html, ...rest } = await renderChunks(
    images.markdown,
    { ...modules, ...options, headingIds },
    { ...steps, ...(steps?.onHead && { onHead: (head: string) => steps.onHead?.(images.restore(head)) }) },
  );
  return { html: images.restore(html).replace(/\n$/, ''), ...rest };
}

export const markdownToHtml = async (markdown: string, options: MarkdownOptions): Promise<string> =>
  (await readMarkdown(markdown, options)).html;

/** The `[ ]` and `[x]` of task lists, in order: the offset of the code unit between the brackets. */
export async function taskBoxes(markdown: string): Promise<readonly number[]> {
  const modules = await loadMicromark(true);
  const images = inlineImages(markdown);
  // Pictures were shortened, which moves offsets; lines, and what precedes a checkbox on its line, are unchanged.
  const lines = lineStarts(markdown);
  const found: number[] = [];
  const { read } = makeReader(modules);
  for (const { text, line, parsed } of chunksOf(images.markdown, read)) {
    if (!/\[[\sxX]\]/.test(text)) continue;
    for (const [kind, { type, start }] of (parsed ?? read(text)).events) {
      if (kind !== 'enter' || !BOX.has(type)) continue;
      found.push((lines[line - 1 + start.line - 1] ?? 0) + columnOf(text, start.offset));
    }
    await yieldToMain();
  }
  return found;
}

/** Tokens of the task list extension, which micromark's types do not include. */
const BOX: ReadonlySet<string> = new Set(['taskListCheckValueUnchecked', 'taskListCheckValueChecked']);

/** The offset of a code unit from the start of its line. */
function columnOf(text: string, at: number): number {
  let start = at;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  return at - start;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}

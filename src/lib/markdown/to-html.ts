import { inlineImages } from './inline-images';

export interface MarkdownOptions {
  /** Tables, strikethrough, task lists, bare links and footnotes of GitHub Flavored Markdown 0.29. */
  readonly gfm: boolean;
  /** HTML in the text stays HTML; else it is shown as text. Either way the result must be sanitised before it is rendered. */
  readonly rawHtml: boolean;
  /** Markdown's headings get ids by GitHub's rule. */
  readonly headingIds?: boolean;
}

/** A heading of the source: its level, its first line, from 1, and how it is written. */
export interface SourceHeading {
  readonly level: number;
  readonly line: number;
  readonly source: string;
}

/** micromark's parts, loaded when they are first needed. */
export async function loadMicromark(gfm: boolean) {
  const [{ compile, parse, postprocess, preprocess }, extension] = await Promise.all([
    import('micromark'),
    gfm ? import('micromark-extension-gfm') : undefined,
    import('./edit-map'),
  ]);
  const events = (markdown: string) =>
    postprocess(
      parse({ extensions: extension ? [extension.gfm()] : [] })
        .document()
        .write(preprocess()(markdown, undefined, true)),
    );
  return { events, compile, extension };
}

/**
 * Markdown as HTML: CommonMark 0.31.2, and GFM when asked. Links and images with unsafe protocols lose their address;
 * pictures inside the text (`data:image/png;base64,…`) keep theirs. No line break at the end. `headings` are the Markdown
 * headings in the order of the text; those written as HTML are not among them.
 */
export async function readMarkdown(
  markdown: string,
  { gfm, rawHtml, headingIds = false }: MarkdownOptions,
): Promise<{ readonly html: string; readonly headings: readonly SourceHeading[] }> {
  const { events, compile, extension } = await loadMicromark(gfm);
  const images = inlineImages(markdown);
  const htmlExtensions = extension ? [withoutTagFilter(extension.gfmHtml())] : [];
  if (headingIds) htmlExtensions.push((await import('./heading-ids')).headingIds());
  const parsed = events(images.markdown);
  const html = compile({ allowDangerousHtml: rawHtml, htmlExtensions })(parsed);
  return { html: images.restore(html).replace(/\n$/, ''), headings: headingsIn(parsed) };
}

export const markdownToHtml = async (markdown: string, options: MarkdownOptions): Promise<string> =>
  (await readMarkdown(markdown, options)).html;

/** The `[ ]` and `[x]` of task lists, in order: the code unit between the brackets. */
export async function taskBoxes(markdown: string): Promise<readonly number[]> {
  const { events } = await loadMicromark(true);
  const images = inlineImages(markdown);
  const parsed = events(images.markdown);
  // Pictures were shortened, which moves offsets; lines and what stands before a box on its line are as they were.
  const lines = lineStarts(markdown);
  return parsed.flatMap(([kind, { type, start }]) =>
    kind === 'enter' && BOX.has(type) ? [(lines[start.line - 1] ?? 0) + columnOf(images.markdown, start.offset)] : [],
  );
}

/** Tokens of the task list extension, which micromark's own list of types does not name. */
const BOX: ReadonlySet<string> = new Set(['taskListCheckValueUnchecked', 'taskListCheckValueChecked']);

type Events = ReturnType<Awaited<ReturnType<typeof loadMicromark>>['events']>;

function headingsIn(events: Events): SourceHeading[] {
  const found: SourceHeading[] = [];
  let open: { line: number; source: string } | undefined;
  for (const [kind, token, context] of events) {
    if (kind !== 'enter') continue;
    if (token.type === 'atxHeading' || token.type === 'setextHeading')
      open = { line: token.start.line, source: context.sliceSerialize(token) };
    else if (open && (token.type === 'atxHeadingSequence' || token.type === 'setextHeadingLineSequence')) {
      const signs = context.sliceSerialize(token);
      found.push({ level: signs.startsWith('#') ? signs.length : signs.startsWith('=') ? 1 : 2, ...open });
      open = undefined;
    }
  }
  return found;
}

/** How far behind the start of its line a code unit stands. */
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

type HtmlExtension = ReturnType<typeof import('micromark-extension-gfm').gfmHtml>;

/** GFM's tag filter turns a few raw tags into text: a rule of GitHub's, which the sanitiser makes needless. */
function withoutTagFilter(extension: HtmlExtension): HtmlExtension {
  const exit = { ...extension.exit };
  delete exit.htmlFlowData;
  delete exit.htmlTextData;
  return { ...extension, exit };
}

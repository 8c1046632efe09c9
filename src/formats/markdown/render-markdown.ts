import { chunksOf, type Chunk } from './markdown-chunks';
import { makeCompiler, type CompilerOptions } from './compiler';
import type { PieceSize } from './markdown-pieces';
import { makeReader } from './markdown-parser';
import { headingsIn, type SourceHeading } from './source-headings';

/** The result of rendering a chunk; lines are counted from its own beginning. */
interface Rendered {
  readonly html: string;
  readonly headings: readonly SourceHeading[];
  readonly tooDeep: number | undefined;
}

/** The rendered chunks of a text, to be reused for its next version. */
export interface Memory {
  /** Keyed by the chunk's text and the options it was read with. */
  readonly chunks: Map<string, Rendered>;
  /** The definitions that chunks with brackets were read with. */
  definitions: string;
}

export const newMemory = (): Memory => ({ chunks: new Map(), definitions: '' });

/** Callbacks between chunks, for long texts. */
export interface Steps {
  readonly memory?: Memory;
  /** Awaited after each chunk that was parsed: if it throws, reading ends, and `memory` keeps the results so far. */
  afterChunk?(part: number): Promise<void> | void;
  /** The HTML so far, always complete blocks; called less and less often, and not at all if little had to be parsed. */
  onHead?(html: string): void;
  /** The length of chunks, if not the default. */
  readonly size?: PieceSize;
}

/** The length of HTML after which `onHead` is first called: more than a screen shows. */
const HEAD = 30_000;
const HEAD_GROWS = 4;

/** Renders a text chunk by chunk: the same HTML as the parser generates from the whole text. */
export async function renderChunks(
  markdown: string,
  options: CompilerOptions,
  { memory = newMemory(), afterChunk, onHead, size }: Steps = {},
) {
  const { read } = makeReader(options);
  const compiler = makeCompiler(options, markdown);
  const chunks: Chunk[] = [];
  const defines = markdown.includes(']:');
  for (const chunk of chunksOf(markdown, read, size)) {
    chunks.push(chunk);
    // All definitions must be known before anything that may refer to them is read.
    if (defines && chunk.text.includes(']:')) compiler.define((chunk.parsed ?? read(chunk.text)).events);
    if (chunk.parsed ?? defines) await afterChunk?.(0);
  }
  forget(memory, compiler.definitions());

  const how = `${options.extension ? 'gfm' : ''} ${options.rawHtml ? 'html' : ''} ${compiler.lineEnding}`;
  const found: Rendered[] = [];
  const used = new Set<string>();
  const html = blocks(compiler.lineEnding);
  let done = 0;
  let fresh = 0;
  let head = HEAD;
  for (const chunk of chunks) {
    // Ids and footnote numbers depend on more than the chunk.
    const key = options.headingIds || chunk.text.includes('[^') ? undefined : `${how}${chunk.text}`;
    const known = key === undefined ? undefined : memory.chunks.get(key);
    const rendered = known ?? render(chunk);
    if (key !== undefined) {
      memory.chunks.set(key, rendered);
      used.add(key);
    }
    found.push(rendered);
    html.add(rendered.html);
    done += chunk.text.length;
    if (known) continue;
    await afterChunk?.(done / markdown.length);
    fresh += rendered.html.length;
    if (fresh > head && done < markdown.length) {
      onHead?.(html.all());
      head = fresh * HEAD_GROWS;
    }
  }
  for (const key of memory.chunks.keys()) if (!used.has(key)) memory.chunks.delete(key);
  html.add(compiler.footnotes());

  function render({ text, parsed }: Chunk): Rendered {
    // Chunks parsed while splitting the text did not know all definitions.
    const { events, tooDeep } = parsed && !defines ? parsed : read(text);
    return { html: compiler.html(events), headings: headingsIn(events), tooDeep };
  }

  const lineOf = (index: number, line: number) => (chunks[index]?.line ?? 1) + line - 1;
  const deep = found.findIndex(({ tooDeep }) => tooDeep !== undefined);
  return {
    html: html.all(),
    headings: found.flatMap(({ headings }, index) =>
      headings.map((heading) => ({ ...heading, line: lineOf(index, heading.line) })),
    ),
    ...(deep >= 0 && { tooDeep: lineOf(deep, found[deep]?.tooDeep ?? 1) }),
  };
}

/** Chunks with brackets may refer to definitions: they are parsed again if the definitions have changed. */
function forget(memory: Memory, definitions: string): void {
  if (memory.definitions === definitions) return;
  memory.definitions = definitions;
  for (const key of memory.chunks.keys()) if (key.includes('[')) memory.chunks.delete(key);
}

/** Joins pieces of HTML, each on separate lines. */
function blocks(lineEnding: string) {
  const parts: string[] = [];
  let length = 0;
  const push = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  return {
    add(html: string): void {
      if (html === '') return;
      const last = parts.at(-1)?.at(-1);
      if (last !== undefined && last !== '\n' && last !== '\r') push(lineEnding);
      push(html);
    },
    length: () => length,
    all: () => parts.join(''),
  };
}

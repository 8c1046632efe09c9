import { chunksOf, type Chunk } from './markdown-chunks';
import { makeCompiler, type CompilerOptions } from './compiler';
import type { PieceSize } from './markdown-pieces';
import { makeReader } from './markdown-parser';
import { headingsIn, type SourceHeading } from './source-headings';

/** What came of a chunk; lines are counted from its own beginning. */
interface Rendered {
  readonly html: string;
  readonly headings: readonly SourceHeading[];
  readonly tooDeep: number | undefined;
}

/** What came of the chunks of a text: for its next version. */
export interface Memory {
  /** By the chunk and how it was read. */
  readonly chunks: Map<string, Rendered>;
  /** The definitions that the chunks with brackets were read with. */
  definitions: string;
}

export const newMemory = (): Memory => ({ chunks: new Map(), definitions: '' });

/** For long texts, what may be told and asked between two chunks. */
export interface Steps {
  readonly memory?: Memory;
  /** Awaited after each chunk that was read: what it throws ends the reading, and `memory` keeps what there is. */
  afterChunk?(part: number): Promise<void> | void;
  /** The HTML so far, a whole number of blocks; told ever more rarely, and not at all where little had to be read. */
  onHead?(html: string): void;
  /** How long the chunks are, where not as usual. */
  readonly size?: PieceSize;
}

/** The first part that is told of, in units of HTML that was made: more than a screen shows. */
const HEAD = 30_000;
const HEAD_GROWS = 4;

/** Reads a text chunk by chunk: the same HTML as the parser makes of the whole. */
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
    // What is defined anywhere must be known before anything that may refer to it is read.
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
    // Ids and the numbers of notes depend on more than the chunk.
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
    // What was read while the text was cut did not know all definitions.
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

/** Chunks with brackets may refer to definitions: they are read anew where those have changed. */
function forget(memory: Memory, definitions: string): void {
  if (memory.definitions === definitions) return;
  memory.definitions = definitions;
  for (const key of memory.chunks.keys()) if (key.includes('[')) memory.chunks.delete(key);
}

/** HTML one after another, each on lines of its own. */
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

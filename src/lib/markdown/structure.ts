import { inlineImages } from './inline-images';
import { readReferences } from './shown-text';
import { loadMicromark } from './to-html';

export interface Heading {
  /** 1 to 6 */
  readonly level: number;
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** A box of a task list: its line, from 1, and where in the line the mark between its brackets stands, from 0. */
export interface TaskBox {
  readonly line: number;
  readonly at: number;
  readonly checked: boolean;
}

export interface Structure {
  readonly headings: readonly Heading[];
  /** In the order of their check boxes in the HTML, those of footnotes aside. */
  readonly tasks: readonly TaskBox[];
  /** The line in which each top-level block begins, in the order of the HTML's top-level elements. */
  readonly blocks: readonly number[];
}

/** The parts of a heading that are text, and those whose text it does not show. */
const TEXT = new Set([
  'autolinkEmail',
  'autolinkProtocol',
  'characterEscapeValue',
  'characterReference',
  'codeTextData',
  'data',
  'lineEnding',
  'literalAutolinkEmail',
  'literalAutolinkHttp',
  'literalAutolinkWww',
]);
const SILENT = new Set(['gfmFootnoteCall', 'htmlText', 'image', 'reference', 'resource']);
/** Top-level parts that show nothing by themselves; a paragraph lies inside `content`. */
const UNSEEN = new Set(['content', 'gfmFootnoteDefinition', 'lineEnding', 'lineEndingBlank', 'linePrefix']);

/** The mark inside a task box. */
const MARKS = new Map<string, boolean>([
  ['taskListCheckValueChecked', true],
  ['taskListCheckValueUnchecked', false],
]);

/** Headings, task boxes and top-level blocks of a Markdown text. Footnotes are shown elsewhere and left out. */
export async function structureOf(markdown: string, gfm: boolean): Promise<Structure> {
  const { events } = await loadMicromark(gfm);
  // A picture holds no line break, and none stands before a task box: lines, and boxes in them, keep their places.
  const { markdown: text } = inlineImages(markdown);
  const headings: Heading[] = [];
  const tasks: TaskBox[] = [];
  const blocks: number[] = [];
  const open: string[] = [];
  let footnotes = 0;
  let silent = 0;
  let heading: { level: number; text: string; line: number } | undefined;
  for (const [kind, { type, start, end }, { sliceSerialize }] of events(text)) {
    const step = kind === 'enter' ? 1 : -1;
    if (type === 'gfmFootnoteDefinition') footnotes += step;
    if (SILENT.has(type)) silent += step;
    if (kind === 'exit') {
      open.pop();
      if (heading && (type === 'atxHeading' || type === 'setextHeading')) {
        if (footnotes === 0) headings.push({ ...heading, text: heading.text.trim() });
        heading = undefined;
      }
      continue;
    }
    const block = open.length === 0 ? !UNSEEN.has(type) : open.length === 1 && type === 'paragraph';
    if (block && footnotes === 0) blocks.push(start.line);
    open.push(type);
    const checked = MARKS.get(type);
    const typed = () => sliceSerialize({ start, end });
    if (type === 'atxHeading' || type === 'setextHeading') heading = { level: 0, text: '', line: start.line };
    else if (heading && type === 'atxHeadingSequence' && heading.level === 0) heading.level = typed().length;
    else if (heading && type === 'setextHeadingLineSequence') heading.level = typed().startsWith('=') ? 1 : 2;
    else if (heading && silent === 0 && TEXT.has(type)) heading.text += shown(type, typed());
    else if (footnotes === 0 && checked !== undefined) {
      const lineStart =
        Math.max(text.lastIndexOf('\n', start.offset - 1), text.lastIndexOf('\r', start.offset - 1)) + 1;
      tasks.push({ line: start.line, at: start.offset - lineStart, checked });
    }
  }
  return { headings, tasks, blocks };
}

function shown(type: string, typed: string): string {
  if (type === 'lineEnding') return ' ';
  return type === 'characterReference' ? readReferences(typed, typed) : typed;
}

/** The text with the mark of a task box changed: `[ ]` to `[x]`, or back. */
export function toggleTask(markdown: string, { line, at, checked }: TaskBox): string {
  const breaks = /\r\n|\r|\n/g;
  let start = 0;
  for (let number = 1; number < line; number++) {
    if (!breaks.exec(markdown)) return markdown;
    start = breaks.lastIndex;
  }
  const place = start + at;
  return `${markdown.slice(0, place)}${checked ? ' ' : 'x'}${markdown.slice(place + 1)}`;
}

import type { Event } from 'micromark-util-types';
import { pieceEnd, type PieceSize } from './markdown-pieces';
import type { Parsed } from './markdown-parser';

/** A part of a text that means the same by itself as within the whole, but for the definitions that it may use. */
export interface Chunk {
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
  /** What the parser made of it alone, where that had to be looked at. */
  readonly parsed: Parsed | undefined;
}

const SIZE: PieceSize = { least: 4_000, most: 16_000 };

/**
 * Where a block begins that belongs to no block before it, whatever came before (CommonMark 0.31.2): after a blank line, what is
 * not indented and no list item, since that could go on with a list; and any unindented ATX heading. Only fenced code and
 * HTML can run on over such a place.
 */
const PLACES = /(?:\r\n|\n|\r(?!\n))(?:[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])|(?=#{1,6}[ \t\r\n]))/g;

/** A line that could begin fenced code or HTML, behind whatever signs of lists and quotes. */
const MAY_RUN_ON = /^[ \t>*+\-\d.)]*(?:\[\^[^\n\r]*\]:[ \t]*)?(?:`{3}|~{3}|<)/m;

/** Cuts a text into chunks. `read` parses a text by itself. */
export function* chunksOf(markdown: string, read: (text: string) => Parsed, size = SIZE): Generator<Chunk> {
  let line = 1;
  for (let from = 0; from < markdown.length;) {
    let end = pieceEnd(markdown, from, PLACES, size);
    let text = markdown.slice(from, end);
    let parsed: Parsed | undefined;
    for (let reach = size.most / 8; MAY_RUN_ON.test(text); reach *= 2) {
      parsed = read(text);
      if (end === markdown.length || !runsOn(parsed.events, text)) break;
      // Ever longer steps, so that what runs on for long is not read again and again.
      end = pieceEnd(markdown, end, PLACES, { least: reach / 4, most: reach });
      text = markdown.slice(from, end);
    }
    yield { text, line, parsed };
    line += text.match(/\r\n|\n|\r/g)?.length ?? 0;
    from = end;
  }
}

/** Whether code or HTML has not ended at the end of a text: then it reaches over the line breaks there, in whatever container. */
function runsOn(events: readonly Event[], text: string): boolean {
  const last = events.findLast(([, { type }]) => type === 'codeFenced' || type === 'htmlFlow')?.[1];
  const end = text.trimEnd().length;
  if (last === undefined || last.end.offset < end) return false;
  if (last.end.offset > end) return true;
  // HTML that a heading follows at once goes on until a blank line.
  return last.type === 'htmlFlow' && !/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)$/.test(text);
}

import type { Event } from 'micromark-util-types';
import { pieceEnd, type PieceSize } from './markdown-pieces';
import type { Parsed } from './markdown-parser';

/**
 * A part of a text that has the same meaning on its own as within the whole, except for the definitions that it may
 * use.
 */
export interface Chunk {
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
  /** The parser's result for this chunk, if it had to be parsed to find its end. */
  readonly parsed: Parsed | undefined;
}

const SIZE: PieceSize = { least: 4_000, most: 16_000 };

/**
 * Where a block begins that does not belong to any block before it, whatever came before (CommonMark 0.31.2): after a
 * blank line, a line that is neither indented nor a list item, since that could continue a list; and any unindented ATX
 * heading. Only fenced code and HTML can extend across such a position.
 */
const PLACES = /(?:\r\n|\n|\r(?!\n))(?:[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])|(?=#{1,6}[ \t\r\n]))/g;

/** A line that could begin fenced code or HTML, after any list and quote markers. */
const MAY_RUN_ON = /^[ \t>*+\-\d.)]*(?:\[\^[^\n\r]*\]:[ \t]*)?(?:`{3}|~{3}|<)/m;

/** Splits a text into chunks. `read` parses a text on its own. */
export function* chunksOf(markdown: string, read: (text: string) => Parsed, size = SIZE): Generator<Chunk> {
  let line = 1;
  for (let from = 0; from < markdown.length;) {
    let end = pieceEnd(markdown, from, PLACES, size);
    let text = markdown.slice(from, end);
    let parsed: Parsed | undefined;
    for (let reach = size.most / 8; MAY_RUN_ON.test(text); reach *= 2) {
      parsed = read(text);
      if (end === markdown.length || !runsOn(parsed.events, text)) break;
      // Steps grow, so that a long construct is not read again and again.
      end = pieceEnd(markdown, end, PLACES, { least: reach / 4, most: reach });
      text = markdown.slice(from, end);
    }
    yield { text, line, parsed };
    line += text.match(/\r\n|\n|\r/g)?.length ?? 0;
    from = end;
  }
}

/**
 * Whether code or HTML is still open at the end of a text: then it extends over the line breaks there, in any
 * container.
 */
function runsOn(events: readonly Event[], text: string): boolean {
  const last = events.findLast(([, { type }]) => type === 'codeFenced' || type === 'htmlFlow')?.[1];
  const end = text.trimEnd().length;
  if (last === undefined || last.end.offset < end) return false;
  if (last.end.offset > end) return true;
  // HTML that is directly followed by a heading continues to the next blank line.
  return last.type === 'htmlFlow' && !/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)$/.test(text);
}

/** Writes a sequence of tokens as short as possible. */
import { AT_KEYWORD, BAD_STRING, closerOf, COMMENT, type CssTokens, SPACE, wouldFuse } from '../../../formats/css';
import { type Mode, spaceCounts } from './css-gaps';
import { shortToken, type ValuePlace } from './css-value';

export interface SequencePlace {
  /** The at-rule that the prelude belongs to, in lowercase. */
  readonly name?: string;
  /** White space before the first token is significant. */
  readonly lead?: boolean;
  /** The property that the value belongs to, in lowercase, without a vendor prefix. */
  readonly property?: string;
  /** A length must keep its unit here. */
  readonly typed?: boolean;
}

/** Writes the tokens in a range of indexes to `out`, with only the significant white space and the comments to keep. */
export function writeSequence(
  out: string[],
  tokens: CssTokens,
  [from, to]: readonly [number, number],
  mode: Mode,
  keeps: (index: number) => boolean,
  { name = '', lead = false, property = '', typed = false }: SequencePlace = {},
): void {
  const open: number[] = [];
  let before = -1;
  let beforeText = '';
  for (let at = from; at < to;) {
    // Between two tokens there may be white space, comments to keep, and comments to drop.
    let space = false;
    let comments = '';
    let dropped = false;
    for (; at < to && (tokens.type(at) === SPACE || tokens.type(at) === COMMENT); at++) {
      if (tokens.type(at) === SPACE) space = true;
      else if (keeps(at)) comments += tokens.text(at);
      else dropped = true;
    }
    if (at >= to) {
      out.push(comments);
      break;
    }
    const type = tokens.type(at);
    const place: ValuePlace = { property, nested: open.length > 0, typed };
    const original = tokens.text(at);
    const text = mode === 'value' ? shortToken(type, original, place) : original;
    if (before < 0) {
      if (lead && space) out.push(' ');
      else if (lead && dropped && comments === '' && wouldFuse(AT_KEYWORD, '', type, text)) out.push('/**/');
      out.push(comments);
    } else if (before === BAD_STRING && space) {
      out.push('\n', comments);
    } else {
      const gap = { before, beforeText, type, text, next: at, mode, open, name };
      const keeps = space && spaceCounts(tokens, gap);
      const changed = dropped || space || beforeText !== tokens.text(previous(tokens, at));
      const apart = !keeps && comments === '' && changed && wouldFuse(before, beforeText, type, text);
      out.push(keeps ? ' ' : apart ? (mode === 'value' || space ? ' ' : '/**/') : '', comments);
    }
    out.push(text);
    if (closerOf(type) !== 0) open.push(type);
    else if (type === closerOf(open.at(-1) ?? 0)) open.pop();
    before = type;
    beforeText = text;
    at++;
  }
}

/** The previous token, skipping white space and comments. */
function previous(tokens: CssTokens, index: number): number {
  let at = index - 1;
  while (tokens.type(at) === SPACE || tokens.type(at) === COMMENT) at--;
  return at;
}

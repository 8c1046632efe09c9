import { note, problem, term } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';
import { lineColumn } from '../../../core/text/line-column';
import { percentDecode, percentEncode, type Found, type Mode } from './percent';
import { spacesForPluses, urlParts } from './url-parts';

export interface Writing {
  readonly mode: Mode;
  /** Each line is encoded separately, and line breaks stay as they are. */
  readonly eachLine: boolean;
  /** `crlf`: every line break of the text becomes CRLF before encoding; `lf`: line breaks stay as they are. */
  readonly eol: 'lf' | 'crlf';
}

/**
 * Encodes each character that the mode does not keep as `%XX`. A leading byte order mark is skipped with a note.
 * Refuses a result that is too long.
 */
export function encode(input: string, { mode, eachLine, eol }: Writing) {
  const { text, bom } = withoutBom(input);
  const lines = eol === 'crlf' && !eachLine ? text.replace(/\r\n?|\n/g, '\r\n') : text;
  const result = percentEncode(lines, mode, eachLine);
  if (result === undefined) return problem('tooLong', { limit: LONGEST_TEXT / 1_000_000 }, 'input');
  return { result, notes: [bom && note('bom')] };
}

/**
 * Decodes every `%XX`, and splits a URL into its parts. Refuses nothing: sequences left as typed or replaced with
 * U+FFFD are counted, with the position of the first. `plus`: a `+` is a space, in a URL only in its query.
 */
export function decode(input: string, plus: boolean) {
  const { text, bom } = withoutBom(input);
  const { text: result, stray, replaced } = percentDecode(plus ? spacesForPluses(text) : text);
  // A URL is often encoded as a whole, for the query of another URL.
  const ownParts = urlParts(text, plus);
  const parts = ownParts ?? urlParts(result, plus);
  const source = ownParts ? text : result;
  const pluses = !plus && parts && spacesForPluses(source) !== source;
  const at = ({ count, index }: Found) => ({ count, ...lineColumn(text, index) });
  return {
    result,
    ...(parts && {
      parts: {
        name: 'url-parts',
        columns: [term('part'), term('name'), term('value')],
        rows: parts.map(({ part, name, value }) => [term(part), name, value]),
      },
    }),
    notes: [
      bom && note('bom'),
      stray && note('stray', at(stray)),
      replaced && note('replaced', at(replaced)),
      pluses && note('plusKept'),
      /%[\dA-F]{2}/i.test(result) && note('twice'),
    ],
  };
}

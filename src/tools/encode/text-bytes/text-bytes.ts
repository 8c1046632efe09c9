import { note, problem } from '../../../kinds/contract';
import { ENCODING_NAMES, withoutBom, type Encoding } from '../../../core/bytes/bytes';
import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';
import { lineColumn } from '../../../core/text/line-column';
import { bytesOfText, textOrFile } from '../../../core/bytes/text-or-file';
import { visible } from '../../../core/text/visible-characters';
import { digitsOfDump } from './dump';
import { isFlaw, readBytes, type Flaw } from './read';
import { writeBytes, type Base, type Layout } from './write';

export interface Writing extends Layout {
  readonly encoding: Encoding;
  /** `crlf`: every line break of the text becomes CRLF before encoding; `lf`: line breaks stay as they are. */
  readonly eol: 'lf' | 'crlf';
}

/**
 * Encodes text to bytes, and writes those as digits. A leading byte order mark is skipped. Refuses a character that
 * a single-byte encoding lacks, and a result that is too long.
 */
export function encode(input: string, { encoding, eol, ...layout }: Writing) {
  const { text, bom } = withoutBom(input);
  const bytes = bytesOfText(text, encoding, eol);
  if (!(bytes instanceof Uint8Array)) return problem('noByte', { ...bytes }, 'input');
  const result = writeBytes(bytes, layout);
  if (result === undefined) return problem('tooLong', { limit: LONGEST_TEXT / 1_000_000 }, 'input');
  const runsTogether = layout.base === '10' && layout.separator === 'none' && layout.prefix === 'none';
  return {
    result,
    bytes: bytes.length,
    notes: [
      bom && note('bom'),
      runsTogether && layout.bytesPerLine !== 1 && bytes.length > 1 && note('runsTogether'),
      layout.base === '16' && layout.prefix === '0b' && note('prefixIsDigits'),
    ],
  };
}

/**
 * Reads digits of a base as bytes, and decodes those to text. Refused, with the position: a character that isn't a
 * digit, digits that don't make whole bytes, and a number above 255. Bytes that aren't text in the encoding are
 * returned as a file instead.
 */
export async function decode(input: string, { base, encoding }: { base: Base; encoding: Encoding }) {
  const { text: typed, bom } = withoutBom(input);
  const dump = digitsOfDump(typed, base);
  const digits = dump ?? typed;
  const bytes = readBytes(digits, base);
  if (isFlaw(bytes)) return problemOf(bytes, digits, base);
  const { text, file, type, wrong, bom: innerBom } = await textOrFile(bytes, encoding);
  const files = file && { files: [file] };
  const remarks = [bom && note('bom'), dump !== undefined && note('dump')];
  if (wrong) {
    const about = { size: bytes.length, encoding: ENCODING_NAMES[encoding], ...wrong };
    const why = type
      ? problem('fileNotText', { ...about, type: type.name }, 'input')
      : problem('notText', about, 'input');
    return { bytes: bytes.length, ...files, notes: remarks, problem: why };
  }
  return {
    result: text ?? '',
    bytes: bytes.length,
    ...files,
    notes: [...remarks, innerBom && note('innerBom'), type && note('looksLike', { type: type.name })],
  };
}

/** The most digits of a number shown in an error message: it may have millions. */
const SHOWN_DIGITS = 12;

function problemOf(flaw: Flaw, text: string, base: Base) {
  if (flaw.flaw === 'count') {
    const code = { '16': 'oddHex', '2': 'oddBinary', '8': 'oddOctal', '10': 'oddOctal' } as const;
    return problem(code[base], { digits: flaw.digits }, 'input');
  }
  const where = lineColumn(text, flaw.index);
  if (flaw.flaw === 'group') return problem('oddGroup', { ...where, digits: flaw.digits }, 'input');
  if (flaw.flaw === 'large') {
    const { number } = flaw;
    const shown = number.length > SHOWN_DIGITS ? `${number.slice(0, SHOWN_DIGITS)}…` : number;
    return problem('aboveByte', { ...where, number: shown }, 'input');
  }
  const character = visible(String.fromCodePoint(text.codePointAt(flaw.index) ?? 0));
  const code = { '16': 'notHex', '2': 'notBinary', '8': 'notOctal', '10': 'notDecimal' } as const;
  return problem(code[base], { ...where, character }, 'input');
}

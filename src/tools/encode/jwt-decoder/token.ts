import { problem, type Problem } from '../../../kinds/contract';
import { withoutBom, type Bytes } from '../../../core/bytes/bytes';
import { lineColumn } from '../../../core/text/line-column';
import { decodeDigits } from '../../../formats/rfc4648';
import { visible } from '../../../core/text/visible-characters';

/** The parts of a compact JWS (RFC 7515 §3.1), as text and as bytes. */
export interface Token {
  /** The token without white space: the signed text and the signature. */
  readonly compact: string;
  readonly header: Bytes;
  readonly payload: Bytes;
  readonly signature: Bytes;
}

/**
 * Parses a token as copied from a log: skips `Bearer`, a leading `Authorization:`, quotes around it and white space
 * inside. Five parts are an encrypted token (JWE, RFC 7516 §3.1), of which only the header can be read without the key.
 * Refused: a number of parts other than three or five, and characters that aren't base64url, with their position.
 */
export function readToken(
  input: string,
): Token | { readonly encryptedHeader: Bytes } | Problem<'parts' | 'notBase64url' | 'partLength'> {
  const { text, bom } = withoutBom(input);
  const head = /^\s*(?:authorization\s*:\s*)?["'`]?\s*(?:bearer\s+)?["'`]?/i.exec(text)?.[0].length ?? 0;
  const body = text
    .slice(head)
    .trimEnd()
    .replace(/["'`]?[,;]?$/, '');
  const parts = body.replace(/\s+/g, '').split('.');
  if (parts.length === 5) return { encryptedHeader: headerOf(parts[0]) };
  if (parts.length !== 3) return problem('parts', { count: parts.length }, 'input');
  const start = head + (bom ? 1 : 0);
  const bad = /[^\w.\s-]/u.exec(body);
  if (bad) {
    const part = body.slice(0, bad.index).split('.').length;
    const where = lineColumn(input, start + bad.index);
    return problem('notBase64url', { part, character: visible(bad[0]), ...where }, 'input');
  }
  const bytes: Bytes[] = [];
  for (const [index, part] of parts.entries()) {
    const read = decodeDigits(part, { scheme: 'base64' });
    if ('flaw' in read) return problem('partLength', { part: index + 1, digits: part.length }, 'input');
    bytes.push(read.bytes);
  }
  const [header = new Uint8Array(0), payload = new Uint8Array(0), signature = new Uint8Array(0)] = bytes;
  return { compact: parts.join('.'), header, payload, signature };
}

/** The bytes of a header; empty if it isn't base64url. */
function headerOf(digits = ''): Bytes {
  const read = decodeDigits(digits, { scheme: 'base64' });
  return 'flaw' in read ? new Uint8Array(0) : read.bytes;
}

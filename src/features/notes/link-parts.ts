/** A piece of text; with `href`, an http or https address. */
export interface LinkPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}]+/giu;
/** Longer addresses stay text: people do not type them, and the page should not contain them twice. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Splits a text at its http and https addresses, in order; joining the pieces gives the text. Punctuation after an
 * address is not included.
 */
export function linkParts(text: string): readonly LinkPart[] {
  const parts: LinkPart[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (address.length > MAX_ADDRESS_LENGTH || !isWeb(address)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/**
 * 'See https://a.bc/d.' and '(https://a.bc)' end before the full stop and the bracket; 'https://a.bc/d_(e)' does not.
 */
function withoutTail(address: string): string {
  // Closing brackets without an opening one in the address. Counted once: an address can end in 100,000 of them.
  const unmatched = {
    ')': countOf(address, ')') - countOf(address, '('),
    ']': countOf(address, ']') - countOf(address, '['),
  };
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? '';
    if (!/[.,:;!?…)\]»”’*_~]/u.test(last)) return address.slice(0, end);
    if (last === ')' || last === ']') {
      if (unmatched[last] <= 0) return address.slice(0, end);
      unmatched[last]--;
    }
    end--;
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** An address with a host, but without a user name: `https://bank.com@evil.test` deceives. */
function isWeb(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === ''
  );
}

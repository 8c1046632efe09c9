/** A piece of text; with `href` it is an http or https address. */
export interface LinkPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}]+/giu;
/** Longer ones are text: nobody types them, and a page must not carry them twice. */
const LONGEST = 2_000;

/** A text cut at its http and https addresses, in order; joined, the parts are the text. Punctuation after one is not part of it. */
export function linkParts(text: string): readonly LinkPart[] {
  const parts: LinkPart[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (address.length > LONGEST || !isWeb(address)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** 'See https://a.bc/d.' and '(https://a.bc)' end before the full stop and the bracket; 'https://a.bc/d_(e)' does not. */
function withoutTail(address: string): string {
  // Closing brackets that nothing in the address opens. Counted once: an address can end in 100,000 of them.
  const unopened = {
    ')': countOf(address, ')') - countOf(address, '('),
    ']': countOf(address, ']') - countOf(address, '['),
  };
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? '';
    if (!/[.,:;!?…)\]»”’*_~]/u.test(last)) return address.slice(0, end);
    if (last === ')' || last === ']') {
      if (unopened[last] <= 0) return address.slice(0, end);
      unopened[last]--;
    }
    end--;
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** An address with a host, and without a name in front of it: `https://bank.com@evil.test` deceives. */
function isWeb(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === ''
  );
}

import type { XmlFaultCode } from './xml-fault';
import { nameEnd, spaceEnd } from './xml-name';

/** The name of the root element begins here. */
const HEAD = /<!DOCTYPE[ \t\r\n]+/y;
/** ExternalID (production 75), with the characters that a public identifier may have (production 13), up to `[` or `>`. */
const REST =
  /(?:[ \t\r\n]+(?:SYSTEM|PUBLIC[ \t\r\n]+(?:"[-'()+,./:=?;!*#@$_% \r\na-zA-Z0-9]*"|'[-()+,./:=?;!*#@$_% \r\na-zA-Z0-9]*'))[ \t\r\n]+(?:"[^"]*"|'[^']*'))?[ \t\r\n]*[[>]/y;
const DECLARATION = /<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[ \t\r\n]/y;
/** What a declaration ends with, or a quoted text in it begins with. */
const END_OR_QUOTE = /[>"']/g;
const PARAMETER = /%[^\s;%&<>"'[\]]+;/y;

/** Where a DOCTYPE cannot go on; 'xmlOpenDoctype': it goes on to the end of the text. */
export interface DoctypeFault {
  readonly code: Extract<XmlFaultCode, 'xmlDoctype' | 'xmlOpenDoctype' | 'xmlDashes'>;
  readonly at: number;
}

/**
 * Behind the `>` of the DOCTYPE that begins here (production 28). Of its declarations it is only looked at which kind they are
 * and where they end: their contents are a matter for whoever reads them.
 */
export function doctypeEnd(text: string, start: number): number | DoctypeFault {
  const open: DoctypeFault = { code: 'xmlOpenDoctype', at: text.length };
  const unless = (at: number): DoctypeFault => (text.includes('>', at) ? { code: 'xmlDoctype', at } : open);
  HEAD.lastIndex = start;
  const name = HEAD.test(text) ? HEAD.lastIndex : start;
  REST.lastIndex = nameEnd(text, name);
  if (REST.lastIndex === name || !REST.test(text)) return unless(start);
  let at = REST.lastIndex;
  if (text[at - 1] === '>') return at;
  for (;;) {
    at = spaceEnd(text, at);
    if (at === text.length) return open;
    if (text[at] === ']') {
      const close = spaceEnd(text, at + 1);
      return text[close] === '>' ? close + 1 : unless(close);
    }
    const end = partEnd(text, at);
    if (end === undefined) return unless(at);
    if (typeof end !== 'number') return end;
    if (end < 0) return open;
    at = end;
  }
}

/** Behind a comment, an instruction, a declaration or a parameter entity; −1: it is never closed; undefined: it is none. */
function partEnd(text: string, at: number): number | DoctypeFault | undefined {
  if (text.startsWith('<!--', at)) {
    const dashes = text.indexOf('--', at + 4);
    if (dashes < 0) return -1;
    return text[dashes + 2] === '>' ? dashes + 3 : { code: 'xmlDashes', at: dashes };
  }
  if (text.startsWith('<?', at)) {
    const close = text.indexOf('?>', at);
    return close < 0 ? -1 : close + 2;
  }
  PARAMETER.lastIndex = at;
  if (PARAMETER.test(text)) return PARAMETER.lastIndex;
  DECLARATION.lastIndex = at;
  return DECLARATION.test(text) ? declarationEnd(text, DECLARATION.lastIndex) : undefined;
}

function declarationEnd(text: string, from: number): number {
  END_OR_QUOTE.lastIndex = from;
  for (let sign = END_OR_QUOTE.exec(text)?.[0]; sign !== undefined; sign = END_OR_QUOTE.exec(text)?.[0]) {
    if (sign === '>') return END_OR_QUOTE.lastIndex;
    const close = text.indexOf(sign, END_OR_QUOTE.lastIndex);
    if (close < 0) return -1;
    END_OR_QUOTE.lastIndex = close + 1;
  }
  return -1;
}

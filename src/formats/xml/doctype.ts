import type { XmlFaultCode } from './xml-fault';
import { nameEnd, spaceEnd } from './xml-name';

/** After this, the name of the root element begins. */
const HEAD = /<!DOCTYPE[ \t\r\n]+/y;
/**
 * ExternalID (production 75), with the characters that a public identifier may contain (production 13), up to `[` or
 * `>`.
 */
const REST =
  /(?:[ \t\r\n]+(?:SYSTEM|PUBLIC[ \t\r\n]+(?:"[-'()+,./:=?;!*#@$_% \r\na-zA-Z0-9]*"|'[-()+,./:=?;!*#@$_% \r\na-zA-Z0-9]*'))[ \t\r\n]+(?:"[^"]*"|'[^']*'))?[ \t\r\n]*[[>]/y;
const DECLARATION = /<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[ \t\r\n]/y;
/** What ends a declaration, or begins a quoted text in it. */
const END_OR_QUOTE = /[>"']/g;
const PARAMETER = /%[^\s;%&<>"'[\]]+;/y;

/** Where a DOCTYPE becomes invalid; 'xmlOpenDoctype' if it is never closed. */
export interface DoctypeFault {
  readonly code: Extract<XmlFaultCode, 'xmlDoctype' | 'xmlOpenDoctype' | 'xmlDashes'>;
  readonly at: number;
}

/**
 * The offset after the `>` of the DOCTYPE that begins here (production 28). Only the type and the end of its
 * declarations are checked, not their contents.
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

/**
 * The offset after a comment, an instruction, a declaration or a parameter entity; −1 if it is never closed; undefined
 * if it is none of these.
 */
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
  for (
    let character = END_OR_QUOTE.exec(text)?.[0];
    character !== undefined;
    character = END_OR_QUOTE.exec(text)?.[0]
  ) {
    if (character === '>') return END_OR_QUOTE.lastIndex;
    const close = text.indexOf(character, END_OR_QUOTE.lastIndex);
    if (close < 0) return -1;
    END_OR_QUOTE.lastIndex = close + 1;
  }
  return -1;
}

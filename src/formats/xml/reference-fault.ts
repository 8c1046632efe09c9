import { visible } from '../../core/text/visible-characters';
import { FORBIDDEN, unicode, type XmlFaultCode } from './xml-fault';

/** Groups: what a character reference refers to; the name of an entity. */
const REFERENCE = /&(?:#(\d+|x[\da-fA-F]+)|([^\s&;<>"'#!-,/;-@[-^`{-~][^\s&;<>"'#!-,/;-@[-^`{-~]*));/y;
/** Predefined entities, which need no DTD (§4.6). */
const OWN_ENTITIES = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

interface ReferenceFault {
  readonly code: XmlFaultCode;
  readonly blanks?: Record<string, string>;
}

/**
 * The error of the `&` here, in a text or value that ends at `to`; undefined if it begins a valid reference.
 * `entities`: whether other entities than the predefined ones may be declared.
 */
export function referenceFault(text: string, at: number, to: number, entities: boolean): ReferenceFault | undefined {
  REFERENCE.lastIndex = at;
  const reference = REFERENCE.exec(text);
  if (!reference) {
    const semicolon = text.indexOf(';', at);
    const looksLikeOne = semicolon > 0 && semicolon < Math.min(to, at + 12) && text.startsWith('&#', at);
    return looksLikeOne
      ? { code: 'xmlReference', blanks: { found: visible(text.slice(at, semicolon + 1)) } }
      : { code: 'xmlAmpersand' };
  }
  const [whole, code, name] = reference;
  if (code !== undefined) {
    const point = Number(code.replace(/^x/, '0x'));
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
      return { code: 'xmlReference', blanks: { found: visible(whole) } };
    if (FORBIDDEN.test(String.fromCodePoint(point))) return { code: 'xmlControl', blanks: { code: unicode(point) } };
  } else if (name !== undefined && !OWN_ENTITIES.has(name) && !entities) {
    return { code: 'xmlEntity', blanks: { name } };
  }
  return undefined;
}

import { lineColumn } from '../../core/text/line-column';
import { visible } from '../../core/text/visible-characters';
import { AttributeMarks, type XmlAttribute } from './xml-attributes';
import { doctypeEnd } from './doctype';
import { FORBIDDEN, unicode, type XmlFault, type XmlFaultCode } from './xml-fault';
import { nameEnd, spaceEnd } from './xml-name';
import { referenceFault } from './reference-fault';
import { Signs } from './xml-characters';
import { CDATA, CLOSE, COMMENT, DECLARATION, DOCTYPE, EMPTY, END, FAULT, INSTRUCTION, OPEN, TEXT } from './xml-tokens';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/** XMLDecl (production 23). */
const DECLARED =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.\d+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][\w.-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>$/;
const DOCTYPE_HEAD = /<!DOCTYPE[ \t\r\n]/y;

export interface XmlScanOptions {
  /**
   * Which entities are accepted: any; those that a DOCTYPE, if present, may have declared (§4.1); or only the five
   * predefined ones.
   */
  readonly entities?: 'any' | 'declared' | 'own';
}

/**
 * Reads XML 1.0 (fifth edition) token by token and converts nothing: every token is a piece of the text, and joined
 * they are all of it. It checks well-formedness (names, nesting, quotes, references, one root), not namespaces or a
 * DTD's rules; no entity is expanded, nothing is fetched. It doesn't recurse, so a hundred thousand nested elements are
 * only a list.
 *
 * The text must not begin with a byte order mark. After FAULT, `fault` contains the error; do not call `next` again.
 */
export class XmlScanner {
  /** The start of the token that `next` returned last. */
  start = 0;
  end = 0;
  /** The tag's name, or an instruction's target. */
  name = '';
  /** Whether a text is only white space. */
  white = false;
  fault: XmlFault | undefined;

  private rootSeen = false;
  private doctypeSeen = false;
  private readonly names: string[] = [];
  private readonly opened: number[] = [];
  private readonly marks = new AttributeMarks();
  private readonly forbidden: number;
  private readonly ampersands: Signs;
  private readonly cdataEnds: Signs;

  constructor(
    readonly text: string,
    private readonly options: XmlScanOptions = {},
  ) {
    this.forbidden = text.search(FORBIDDEN);
    this.ampersands = new Signs(text, '&');
    this.cdataEnds = new Signs(text, ']]>');
  }

  /** The number of open elements. */
  get depth(): number {
    return this.names.length;
  }

  /** The attributes of the tag that `next` returned last. */
  get attributes(): XmlAttribute[] {
    return this.marks.list(this.text);
  }

  next(): number {
    const { text } = this;
    const at = this.end;
    this.start = at;
    this.name = '';
    this.marks.clear();
    if (at === text.length) return this.finish();
    const token = text.charCodeAt(at) === LESS ? this.markup(at) : this.characters(at);
    return token !== FAULT && this.forbidden >= 0 && this.forbidden < this.end ? this.failForbidden() : token;
  }

  private finish(): number {
    const open = this.names.at(-1);
    if (open !== undefined) return this.fail('xmlOpenElement', this.start, { name: open }, this.opened.at(-1));
    return this.rootSeen ? END : this.fail('xmlNoRoot', this.start);
  }

  private give(token: number, end: number): number {
    this.end = end;
    return token;
  }

  private characters(at: number): number {
    const { text } = this;
    const less = text.indexOf('<', at);
    const end = less < 0 ? text.length : less;
    const ink = spaceEnd(text, at);
    this.white = ink >= end;
    if (!this.white) {
      if (this.depth === 0) return this.fail('xmlOutside', ink, { found: this.found(ink) });
      const cdataEnd = this.cdataEnds.from(at);
      if (this.references(at, Math.min(end, cdataEnd)) === FAULT) return FAULT;
      if (cdataEnd < end) return this.fail('xmlCdataEnd', cdataEnd);
    }
    return this.give(TEXT, end);
  }

  private references(from: number, to: number): number {
    const { text, ampersands } = this;
    for (let at = ampersands.from(from); at < to; at = ampersands.from(at + 1)) {
      const fault = referenceFault(text, at, to, this.takesEntities);
      if (fault) return this.fail(fault.code, at, fault.blanks);
    }
    return TEXT;
  }

  private get takesEntities(): boolean {
    const { entities = 'any' } = this.options;
    return entities === 'any' || (entities === 'declared' && this.doctypeSeen);
  }

  private markup(at: number): number {
    switch (this.text.charCodeAt(at + 1)) {
      case SLASH:
        return this.closeTag(at);
      case 0x3f:
        return this.instruction(at);
      case 0x21:
        return this.declaration(at);
      default:
        return this.openTag(at);
    }
  }

  private closeTag(at: number): number {
    const { text } = this;
    const end = nameEnd(text, at + 2);
    if (end === at + 2) return this.fail('xmlLess', at);
    this.name = text.slice(at + 2, end);
    const bracket = spaceEnd(text, end);
    if (text.charCodeAt(bracket) !== GREATER) return this.notTag(bracket, at);
    const open = this.names.pop();
    const opened = this.opened.pop();
    if (open === undefined) return this.fail('xmlCloseNothing', at, { name: this.name });
    if (open !== this.name) return this.fail('xmlWrongClose', at, { name: this.name, open }, opened);
    return this.give(CLOSE, bracket + 1);
  }

  private openTag(at: number): number {
    const { text, marks } = this;
    const end = nameEnd(text, at + 1);
    if (end === at + 1) return this.fail('xmlLess', at);
    this.name = text.slice(at + 1, end);
    if (this.depth === 0 && this.rootSeen) return this.fail('xmlSecondRoot', at, { name: this.name });
    this.rootSeen = true;
    const less = text.indexOf('<', end);
    for (let before = end; ;) {
      const next = spaceEnd(text, before);
      const unit = text.charCodeAt(next);
      if (unit === GREATER) {
        this.names.push(this.name);
        this.opened.push(at);
        return this.repeated() ?? this.give(OPEN, next + 1);
      }
      if (unit === SLASH && text.charCodeAt(next + 1) === GREATER) return this.repeated() ?? this.give(EMPTY, next + 2);
      const nameStop = nameEnd(text, next);
      if (nameStop === next) return this.notTag(next, at);
      if (next === before) return this.fail('xmlAttributeSpace', next);
      const close = this.value(next, nameStop, less);
      if (close < 0) return FAULT;
      marks.add(next, nameStop, text.lastIndexOf(text.charAt(close), close - 1) + 1, close);
      before = close + 1;
    }
  }

  /** The offset of the closing quote of an attribute's value; −1 if there is an error. */
  private value(start: number, nameStop: number, less: number): number {
    const { text } = this;
    const name = text.slice(start, nameStop);
    const equals = spaceEnd(text, nameStop);
    const open = spaceEnd(text, equals + 1);
    const quote = text.charCodeAt(open);
    if (text.charCodeAt(equals) !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE)) {
      this.fail('xmlValue', start, { name });
      return -1;
    }
    const close = text.indexOf(text.charAt(open), open + 1);
    if (close < 0 || (less >= 0 && less < close)) {
      // With a missing quote, the value extends into the next tag: a line break before its '<' distinguishes that from
      // a literal '<'.
      const forgotten = close < 0 || text.slice(open, less).includes('\n');
      if (forgotten) this.fail('xmlOpenValue', less < 0 ? text.length : less, { name }, open);
      else this.fail('xmlLessInValue', less, { name });
      return -1;
    }
    return this.references(open, close) === FAULT ? -1 : close;
  }

  private repeated(): number | undefined {
    const again = this.marks.repeated(this.text);
    return again && this.fail('xmlRepeatedAttribute', again.start, { name: again.name });
  }

  private notTag(at: number, opened: number): number {
    const { name, text } = this;
    if (at >= text.length) return this.fail('xmlOpenTag', at, { name }, opened);
    return this.fail('xmlTag', at, { name, found: this.found(at) });
  }

  private instruction(at: number): number {
    const { text } = this;
    const end = nameEnd(text, at + 2);
    this.name = text.slice(at + 2, end);
    const close = text.indexOf('?>', end);
    if (close < 0) return this.fail('xmlOpenInstruction', text.length, {}, at);
    const isSeparated = close === end || spaceEnd(text, end) > end;
    if (end === at + 2 || !isSeparated) return this.fail('xmlMarkup', at);
    if (this.name.toLowerCase() !== 'xml') return this.give(INSTRUCTION, close + 2);
    if (at > 0 || this.name !== 'xml') return this.fail('xmlDeclarationPlace', at);
    return DECLARED.test(text.slice(0, close + 2))
      ? this.give(DECLARATION, close + 2)
      : this.fail('xmlDeclaration', at);
  }

  private declaration(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) {
      const dashes = text.indexOf('--', at + 4);
      if (dashes < 0) return this.fail('xmlOpenComment', text.length, {}, at);
      return text.charCodeAt(dashes + 2) === GREATER ? this.give(COMMENT, dashes + 3) : this.fail('xmlDashes', dashes);
    }
    if (text.startsWith('<![CDATA[', at)) {
      if (this.depth === 0) return this.fail('xmlCdataPlace', at);
      const close = text.indexOf(']]>', at + 9);
      return close < 0 ? this.fail('xmlOpenCdata', text.length, {}, at) : this.give(CDATA, close + 3);
    }
    DOCTYPE_HEAD.lastIndex = at;
    if (!DOCTYPE_HEAD.test(text)) return this.fail('xmlMarkup', at);
    if (this.rootSeen || this.doctypeSeen) return this.fail('xmlDoctypePlace', at);
    this.doctypeSeen = true;
    const end = doctypeEnd(text, at);
    return typeof end === 'number' ? this.give(DOCTYPE, end) : this.fail(end.code, end.at, {}, at);
  }

  private found(at: number): string {
    return visible(String.fromCodePoint(this.text.codePointAt(at) ?? 0));
  }

  private failForbidden(): number {
    return this.fail('xmlControl', this.forbidden, { code: unicode(this.text.charCodeAt(this.forbidden)) });
  }

  private fail(code: XmlFaultCode, at: number, blanks: Record<string, string> = {}, opened?: number): number {
    // The error that comes first in the text is reported.
    if (this.forbidden >= 0 && this.forbidden < at) return this.failForbidden();
    const from = opened === undefined ? undefined : lineColumn(this.text, opened);
    this.fault = {
      code,
      blanks: {
        ...lineColumn(this.text, at),
        ...blanks,
        ...(from && { fromLine: from.line, fromColumn: from.column }),
      },
    };
    return FAULT;
  }
}

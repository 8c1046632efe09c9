/**
 * Why a text is not well-formed XML. Each code has a message in `xml-fault-strings/`, with these placeholders in
 * addition to line and column.
 */
export type XmlFaultCode =
  | 'xmlOutside' // found
  | 'xmlNoRoot'
  | 'xmlSecondRoot' // name
  | 'xmlOpenElement' // name, fromLine, fromColumn
  | 'xmlWrongClose' // name, open, fromLine, fromColumn
  | 'xmlCloseNothing' // name
  | 'xmlLess'
  | 'xmlTag' // found, name
  | 'xmlOpenTag' // name, fromLine, fromColumn
  | 'xmlValue' // name
  | 'xmlOpenValue' // name, fromLine, fromColumn
  | 'xmlLessInValue' // name
  | 'xmlRepeatedAttribute' // name
  | 'xmlAttributeSpace'
  | 'xmlAmpersand'
  | 'xmlReference' // found
  | 'xmlEntity' // name
  | 'xmlDashes'
  | 'xmlOpenComment' // fromLine, fromColumn
  | 'xmlOpenCdata' // fromLine, fromColumn
  | 'xmlOpenInstruction' // fromLine, fromColumn
  | 'xmlOpenDoctype' // fromLine, fromColumn
  | 'xmlDeclaration'
  | 'xmlDeclarationPlace'
  | 'xmlDoctype' // fromLine, fromColumn
  | 'xmlDoctypePlace'
  | 'xmlCdataPlace'
  | 'xmlCdataEnd'
  | 'xmlControl' // code
  | 'xmlMarkup'
  | 'xmlTooLong'; // limit, in millions of characters

/** For the visitor: lines and columns from 1, columns in code points. */
export interface XmlFault {
  readonly code: XmlFaultCode;
  readonly blanks: Readonly<Record<string, string | number>>;
}

/** Characters that are not allowed in XML 1.0 (production 2), except lone surrogates. */
// oxlint-disable-next-line no-control-regex
export const FORBIDDEN = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Formats a code point as `U+000B`. */
export const unicode = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

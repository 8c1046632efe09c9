const ASCII_NAME = /[:A-Z_a-z][-.0-:A-Z_a-z]*/y;
/** What a name begins and continues with (XML 1.0, fifth edition, productions 4 and 4a), except the colon. */
const START = String.raw`A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}`;
const REST = String.raw`${START}\-.0-9\u00B7\u0300-\u036F\u203F\u2040`;
const NAME = new RegExp(`[:${START}][:${REST}]*`, 'uy');
/** A name without a colon (Namespaces in XML, production 4), as part of a regular expression with the flag u. */
export const NC_NAME = `[${START}][${REST}]*`;

/** The offset after the name that begins here; the same offset if there is none. */
export function nameEnd(text: string, at: number): number {
  ASCII_NAME.lastIndex = at;
  const end = ASCII_NAME.test(text) ? ASCII_NAME.lastIndex : at;
  if (!(text.charCodeAt(end) > 0x7f)) return end;
  NAME.lastIndex = at;
  return NAME.test(text) ? NAME.lastIndex : at;
}

/** Whether a text is exactly an XML name. */
export const isName = (text: string): boolean => text !== '' && nameEnd(text, 0) === text.length;

/** The first offset from here on that is not white space: space, tab, LF, CR. */
export function spaceEnd(text: string, at: number): number {
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d) at++;
    else return at;
  }
}

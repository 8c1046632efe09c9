const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes a piece of text between tags: line endings become LF (XML 1.0 §2.11), references are decoded. */
export const characterData = (typed: string): string => decodeReferences(typed.replace(/\r\n?/g, '\n'));

/** Decodes a CDATA section, given with its delimiters. */
export const cdataText = (typed: string): string => typed.slice(9, -3).replace(/\r\n?/g, '\n');

/** Decodes an attribute's value: white space becomes a space (§3.3.3), unless it is written as a reference. */
export const attributeValue = (typed: string): string => decodeReferences(typed.replace(/\r\n|[\t\r\n]/g, ' '));

/** Decodes the references that are part of XML: `&amp;`, `&#233;`, `&#xE9;`. Entities of a DTD stay as typed. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d+)|#x([\da-fA-F]+)|([^;&\s]+));/g,
    (typed, decimal?: string, hex?: string, name = '') => {
      if (decimal === undefined && hex === undefined) return NAMED.get(String(name)) ?? typed;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : parseInt(decimal, 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : typed;
    },
  );
}

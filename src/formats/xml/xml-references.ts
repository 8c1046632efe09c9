const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** What a piece of text between tags says: line ends are LF (XML 1.0 §2.11), references are put in. */
export const characterData = (typed: string): string => decodeReferences(typed.replace(/\r\n?/g, '\n'));

/** What a CDATA section says, given with its ends. */
export const cdataText = (typed: string): string => typed.slice(9, -3).replace(/\r\n?/g, '\n');

/** What the value of an attribute says: white space in it is a space (§3.3.3), unless it is written as a reference. */
export const attributeValue = (typed: string): string => decodeReferences(typed.replace(/\r\n|[\t\r\n]/g, ' '));

/** Text with the references that XML itself knows put in: `&amp;`, `&#233;`, `&#xE9;`. Entities of a DTD stay as typed. */
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

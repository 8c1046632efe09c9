const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with the references that XML itself knows put in: `&amp;`, `&#233;`, `&#xE9;`. Entities of a DTD stay as typed. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d+)|#x([\da-fA-F]+)|([^;&\s]+));/g,
    (typed, decimal?: string, hex?: string, name = '') => {
      if (decimal === undefined && hex === undefined) return NAMED[String(name)] ?? typed;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : parseInt(decimal, 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : typed;
    },
  );
}

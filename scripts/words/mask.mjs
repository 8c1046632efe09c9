/** Stands for a character of code, so that positions and neighbors stay. */
export const CODE = '\uE000';

/** What is not the language's own text: code, addresses, tags, character references, blocks of CSS. */
const NOT_TEXT = [
  /^(```|~~~)[^]*?^\1/gm,
  /`[^`\n]*`/g,
  /<!--[^]*?-->/g,
  /<[/?]?[a-z!][^<>\n]*>/gi,
  /(?<=\]\()[^)\s]*(?=\))/g,
  /\b[a-z][a-z+.-]*:\/\/[^\s)>»”]*/gi,
  /&(?:#?\w+|\{\w+\});/g,
  /\{[^{}\n]*[:;=][^{}\n]*\}/g,
];

/** The text with code in place of what is not text; line ends stay. A placeholder such as {name} stays too. */
export function maskCode(text) {
  let masked = text;
  for (const pattern of NOT_TEXT) masked = masked.replace(pattern, (code) => code.replace(/[^\n]/g, CODE));
  return masked;
}

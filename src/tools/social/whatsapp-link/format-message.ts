/** A part of a message as WhatsApp shows it. */
export interface Part {
  readonly text: string;
  readonly style?: 'bold' | 'italic' | 'strike' | 'code';
}

const STYLES = { '*': 'bold', _: 'italic', '~': 'strike', '`': 'code' } as const;
/** A sign, a text without line breaks that doesn't begin or end with a space, and the sign again, not inside a word. */
const MARKED = /(?<![\p{L}\p{N}])([*_~`])(?=\S)([^\n]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** Splits a message at WhatsApp's formatting signs: *bold*, _italic_, ~strike~, `code`. */
export function messageParts(message: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of message.matchAll(MARKED)) {
    const [whole, sign = '*', text = ''] = match;
    const style = Object.entries(STYLES).find(([one]) => one === sign)?.[1];
    if (match.index > from) parts.push({ text: message.slice(from, match.index) });
    parts.push({ text, ...(style && { style }) });
    from = match.index + whole.length;
  }
  return from < message.length ? [...parts, { text: message.slice(from) }] : parts;
}

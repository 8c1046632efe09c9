import type { Table } from '../../../kinds/contract/outputs';

export interface NamedSource {
  readonly name: string;
  readonly address: string;
}

/** The sources in the rows of the table `facts`, in the order of the results. */
export const sourcesOf = (table: unknown): readonly NamedSource[] =>
  isTable(table) ? table.rows.map(([, , name, address]) => ({ name: String(name), address: String(address) })) : [];

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;

/** The facts as text to share: each with its source and the address on the next line. */
export const withSources = (texts: readonly string[], sources: readonly NamedSource[]): string =>
  texts
    .map((text, place) => {
      const source = sources[place];
      return source ? `${text}\n${source.name}, ${source.address}` : text;
    })
    .join('\n\n');

/** Divides a text between words into lines of at most `most` characters; a longer word has a line to itself. */
export function wrapWords(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

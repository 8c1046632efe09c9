/** A legal text as data, before it is written as HTML, Markdown, plain text, PDF or Word. */

/** A piece of a sentence: our own words, or what the visitor typed, which every format escapes. */
export type Piece = string | { readonly typed: string } | { readonly address: string };

/** A sentence or paragraph. */
export type Line = readonly Piece[];

export type Block =
  | { readonly kind: 'heading'; readonly line: Line }
  | { readonly kind: 'subheading'; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly Line[])[] };

export interface LegalText {
  readonly title: Line;
  readonly blocks: readonly Block[];
}

export const typed = (text: string): Piece => ({ typed: text });
/** A web or mail address, which stays readable: no format puts signs into it. */
export const address = (text: string): Piece => ({ address: text });

export const heading = (text: string): Block => ({ kind: 'heading', line: [text] });
export const subheading = (text: string): Block => ({ kind: 'subheading', line: [text] });
export const paragraph = (...line: Line): Block => ({ kind: 'paragraph', line });
export const list = (...lines: readonly Line[]): Block => ({ kind: 'list', lines });

/** A table's rows as sentences, for formats without tables: 'IP address: keeping the site safe; Art. 6(1)(f)'. */
export const rowLine = (row: readonly Line[]): Line =>
  row.flatMap((cell, index) => [...(index === 0 ? [] : [index === 1 ? ': ' : '; ']), ...cell]);

/** The words of a line, without any markup. */
export const plain = (line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : 'typed' in piece ? piece.typed : piece.address)).join('');

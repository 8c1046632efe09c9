/** What the tree asks of a document; a node is a number, and those inside it have greater ones, up to `after`. */
export interface TreeSource {
  readonly roots: readonly number[];
  children(node: number): readonly number[];
  hasChildren(node: number): boolean;
  row(node: number, ordinal: number): TreeRow;
  /** The node as it was typed; of a text, what it says. */
  copy(node: number): string;
  /** The paths of the last of a chain of nodes, each with its number among its siblings. */
  path(chain: readonly Link[]): Paths;
  /** The first node from one on, before another, that says the text (in small letters); −1 where none does. */
  find(text: string, from: number, before: number): number;
  /** One more than the greatest node. */
  readonly end: number;
  /** How far one node is from the next, at least. */
  readonly stride: number;
}

export interface Link {
  readonly node: number;
  readonly ordinal: number;
}

export interface Paths {
  /** JSONPath or XPath. */
  readonly path: string;
  /** As JavaScript writes it; XML has none. */
  readonly script?: string;
}

export type Hint = 'date' | 'link' | 'colour' | 'image';
export interface TreeRow {
  /** A key, an item's number, an element's name. */
  readonly name: string;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'word' | 'element' | 'text' | 'comment';
  readonly text: string;
  /** How many there are inside. */
  readonly count?: number;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly hint?: Hint;
  /** What a double makes of a number that it cannot hold. */
  readonly becomes?: string;
}

/** What the tree needs from a document. A node is a number; its descendants have greater ones, up to `after`. */
export interface TreeSource {
  readonly roots: readonly number[];
  children(node: number): readonly number[];
  hasChildren(node: number): boolean;
  row(node: number, ordinal: number): TreeRow;
  /** The node as it was typed; for a text, its content. */
  copy(node: number): string;
  /** The paths of the last node in a chain of nodes, each with its index among its siblings. */
  path(chain: readonly Link[]): Paths;
  /** The first node in [from, before) that contains the lowercase text; −1 if there is none. */
  find(text: string, from: number, before: number): number;
  /** One more than the greatest node. */
  readonly end: number;
  /** The smallest difference between two consecutive nodes. */
  readonly stride: number;
}

export interface Link {
  readonly node: number;
  readonly ordinal: number;
}

export interface Paths {
  /** JSONPath or XPath. */
  readonly path: string;
  /** As a JavaScript expression; not for XML. */
  readonly script?: string;
}

export type Hint = 'date' | 'link' | 'color' | 'image';
export interface TreeRow {
  /** A key, an item's index, or an element's name. */
  readonly name: string;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'word' | 'element' | 'text' | 'comment';
  readonly text: string;
  /** The number of children. */
  readonly count?: number;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly hint?: Hint;
  /** The nearest double of a number that a double cannot represent. */
  readonly becomes?: string;
}

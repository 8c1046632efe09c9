import { CDATA, COMMENT, TEXT } from '../../../lib/xml';
import { XmlTree } from '../../../lib/xml/tree';
import { hintOf } from './hints';
import type { Link, Paths, TreeRow, TreeSource } from './source';

const SHOWN = 300;
/** Of so many elements it is kept what is inside them: a row asks more than once. */
const KEPT = 500;

/** An XML text as a tree. White space between elements is no row; an element with text alone is one row. */
export class XmlSource implements TreeSource {
  readonly roots: readonly number[];
  readonly end: number;
  readonly stride = 1;
  private readonly tree: XmlTree;
  private readonly insides = new Map<number, readonly number[]>();

  constructor(text: string, cells: Int32Array) {
    this.tree = new XmlTree(text, cells);
    this.end = this.tree.size;
    this.roots = this.inside(0);
  }

  private inside(node: number): readonly number[] {
    const known = this.insides.get(node);
    if (known) return known;
    const { tree } = this;
    const found: number[] = [];
    for (let child = node + 1; child < tree.after(node); child = tree.after(child)) {
      if (tree.kind(child) !== TEXT || /\S/.test(tree.source(child))) found.push(child);
    }
    if (this.insides.size > KEPT) this.insides.clear();
    this.insides.set(node, found);
    return found;
  }

  /** The text of an element that holds nothing else. */
  private only(node: number): number | undefined {
    const { tree } = this;
    const first = node + 1;
    return tree.after(node) === first + 1 && tree.isText(first) ? first : undefined;
  }

  children(node: number): readonly number[] {
    return this.only(node) === undefined ? this.inside(node) : [];
  }
  hasChildren(node: number): boolean {
    return this.tree.after(node) > node + 1 && this.only(node) === undefined && this.inside(node).length > 0;
  }

  row(node: number): TreeRow {
    const { tree } = this;
    if (!tree.isElement(node)) {
      const kind = tree.kind(node);
      const isText = kind === TEXT || kind === CDATA;
      const text = isText || kind === COMMENT ? tree.content(node).trim() : tree.source(node);
      return { name: '', kind: isText ? 'text' : 'comment', text: text.slice(0, SHOWN) };
    }
    const only = this.only(node);
    const text = only === undefined ? '' : tree.content(only);
    const hint = hintOf(text.trim());
    const count = only === undefined ? this.inside(node).length : 0;
    return {
      name: tree.name(node),
      kind: 'element',
      text: text.slice(0, SHOWN),
      attributes: tree.attributes(node),
      ...(count > 0 && { count }),
      ...(hint && { hint }),
    };
  }

  copy(node: number): string {
    return this.tree.isText(node) ? this.tree.content(node) : this.tree.source(node);
  }

  path(chain: readonly Link[]): Paths {
    return { path: chain.map(({ node }) => `/${this.step(node)}`).join('') };
  }

  private step(node: number): string {
    const { tree } = this;
    const siblings = this.inside(tree.parent(node)).filter((other) => tree.kind(other) === tree.kind(node));
    if (!tree.isElement(node)) {
      const test = tree.isText(node)
        ? 'text()'
        : tree.kind(node) === COMMENT
          ? 'comment()'
          : 'processing-instruction()';
      return siblings.length > 1 ? `${test}[${siblings.indexOf(node) + 1}]` : test;
    }
    const name = tree.name(node);
    const alike = siblings.filter((other) => tree.name(other) === name);
    // A name in a default namespace cannot be asked for by that name (XPath 1.0 §2.3).
    const plain = name.includes(':') || !tree.text.includes('xmlns=');
    const test = plain ? name : `*[local-name()="${name}"]`;
    return alike.length > 1 ? `${test}[${alike.indexOf(node) + 1}]` : test;
  }

  find(text: string, from: number, before: number): number {
    const { tree } = this;
    for (let node = Math.max(from, 1); node < before; node++) {
      const says = tree.isElement(node)
        ? `${tree.name(node)} ${tree
            .attributes(node)
            .map(({ name, value }) => `${name}=${value}`)
            .join(' ')}`
        : tree.content(node);
      if (!says.toLowerCase().includes(text)) continue;
      // The only text of an element stands in the element's row.
      const parent = tree.parent(node);
      return this.only(parent) === node ? parent : node;
    }
    return -1;
  }
}

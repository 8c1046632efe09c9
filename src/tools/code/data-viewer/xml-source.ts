import { CDATA, COMMENT, TEXT } from '../../../formats/xml';
import { isProlog, XmlTree } from '../../../formats/xml/xml-tree';
import { Nodes, type Node } from './xpath/nodes';
import { hintOf } from './hints';
import type { Link, Paths, TreeRow, TreeSource } from './source';

const SHOWN = 300;
/** The children of this many elements are cached: each row needs them more than once. */
const KEPT = 500;

/**
 * An XML text as the source of a tree. White space between elements has no row; an element that contains only text is
 * one row.
 */
export class XmlSource implements TreeSource {
  readonly roots: readonly number[];
  readonly end: number;
  readonly stride = 1;
  private readonly tree: XmlTree;
  private readonly nodes: Nodes;
  private readonly insides = new Map<number, readonly number[]>();

  constructor(text: string, cells: Int32Array) {
    this.tree = new XmlTree(text, cells);
    this.nodes = new Nodes(this.tree);
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

  /** The text node of an element that contains nothing else. */
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
    // In XPath an XML declaration and a DOCTYPE don't exist: their path is that of the document.
    const steps = chain.map(({ node }) => (isProlog(this.tree.kind(node)) ? '' : this.step(node)));
    return { path: steps.map((step) => `/${step}`).join('') };
  }

  /** An XPath 1.0 step that selects only this node. White space and the pieces of a text are counted as in XPath. */
  private step(node: number): string {
    const { tree, nodes } = this;
    let own = node;
    while (!nodes.isNode(own) && tree.isText(own)) own--;
    const siblings = nodes.children(nodes.of(tree.parent(own)));
    const at = nodes.of(own);
    const [test, fits] = tree.isElement(own) ? this.elementTest(at) : this.kindTest(at);
    const matching = siblings.filter((other) => fits(other));
    return matching.length > 1 ? `${test}[${matching.indexOf(at) + 1}]` : test;
  }

  private kindTest(node: Node): readonly [test: string, fits: (other: Node) => boolean] {
    const { nodes } = this;
    const kind = nodes.kind(node);
    const test = kind === 'text' || kind === 'comment' ? `${kind}()` : 'processing-instruction()';
    return [test, (other) => nodes.kind(other) === kind];
  }

  /**
   * The element's name if it has the same meaning in a path, which is resolved with the root's prefixes and where a
   * name without a prefix has no namespace (XPath 1.0 §2.3); otherwise a comparison of the name.
   */
  private elementTest(node: Node): readonly [test: string, fits: (other: Node) => boolean] {
    const { nodes } = this;
    const name = nodes.name(node);
    const local = nodes.localName(node);
    const namespace = nodes.namespace(node);
    const colon = name.indexOf(':');
    const meant = colon < 0 ? '' : nodes.uri(nodes.root(), name.slice(0, colon));
    const hasSameName = (other: Node) => nodes.kind(other) === 'element' && nodes.localName(other) === local;
    if (meant === namespace && (colon < 0 || meant !== ''))
      return [name, (other) => hasSameName(other) && nodes.namespace(other) === namespace];
    if (colon < 0) return [`*[local-name()="${name}"]`, hasSameName];
    return [`*[name()="${name}"]`, (other) => hasSameName(other) && nodes.name(other) === name];
  }

  find(text: string, from: number, before: number): number {
    const { tree } = this;
    for (let node = Math.max(from, 1); node < before; node++) {
      const content = tree.isElement(node)
        ? `${tree.name(node)} ${tree
            .attributes(node)
            .map(({ name, value }) => `${name}=${value}`)
            .join(' ')}`
        : tree.content(node);
      if (!content.toLowerCase().includes(text)) continue;
      // The only text of an element is in the element's row.
      const parent = tree.parent(node);
      return this.only(parent) === node ? parent : node;
    }
    return -1;
  }
}

import { CDATA, COMMENT, INSTRUCTION, OPEN, TEXT } from '../../../../formats/xml';
import { DOCUMENT, isProlog, type XmlTree } from '../../../../formats/xml/xml-tree';

/**
 * A node is a number that combines the index of its element (or text, comment …) in the tree and the index of the
 * attribute. Their order is document order.
 */
export type Node = number;
const ATTRIBUTES = 2 ** 20;
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** XPath's view of a tree (XPath 1.0 §5): adjacent texts are one, namespace declarations are not attributes. */
export class Nodes {
  private readonly hasNamespaces: boolean;

  constructor(readonly tree: XmlTree) {
    this.hasNamespaces = tree.text.includes('xmlns');
  }

  /** The tree index of a node, or of the element that an attribute belongs to. */
  owner(node: Node): number {
    return Math.floor(node / ATTRIBUTES);
  }
  private attributeIndex(node: Node): number {
    return (node % ATTRIBUTES) - 1;
  }
  of(index: number): Node {
    return index * ATTRIBUTES;
  }
  isAttribute(node: Node): boolean {
    return node % ATTRIBUTES > 0;
  }

  kind(node: Node): 'document' | 'element' | 'attribute' | 'text' | 'comment' | 'instruction' {
    if (this.isAttribute(node)) return 'attribute';
    switch (this.tree.kind(this.owner(node))) {
      case DOCUMENT:
        return 'document';
      case OPEN:
        return 'element';
      case COMMENT:
        return 'comment';
      case INSTRUCTION:
        return 'instruction';
      default:
        return 'text';
    }
  }

  /** Whether a tree node exists in XPath: the prolog does not, nor do the further pieces of a text. */
  isNode(index: number): boolean {
    const kind = this.tree.kind(index);
    if (kind !== TEXT && kind !== CDATA) return !isProlog(kind);
    const before = index - 1;
    return !(this.tree.isText(before) && this.tree.parent(before) === this.tree.parent(index));
  }

  parent(node: Node): Node | undefined {
    if (this.isAttribute(node)) return this.of(this.owner(node));
    const parent = this.tree.parent(this.owner(node));
    return parent < 0 ? undefined : this.of(parent);
  }

  children(node: Node): Node[] {
    if (this.isAttribute(node)) return [];
    const { tree } = this;
    const index = this.owner(node);
    const children: Node[] = [];
    for (let child = index + 1; child < tree.after(index); child = tree.after(child)) {
      if (this.isNode(child)) children.push(this.of(child));
    }
    return children;
  }

  /** The descendants, in order. */
  descendants(node: Node, self: boolean): Node[] {
    if (this.isAttribute(node)) return self ? [node] : [];
    const index = this.owner(node);
    return this.range(self ? index : index + 1, this.tree.after(index));
  }

  range(from: number, to: number): Node[] {
    const nodes: Node[] = [];
    for (let index = from; index < to; index++) if (this.isNode(index)) nodes.push(this.of(index));
    return nodes;
  }

  attributes(node: Node): Node[] {
    if (this.kind(node) !== 'element') return [];
    const attributes: Node[] = [];
    this.tree.attributes(this.owner(node)).forEach(({ name }, position) => {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) attributes.push(node + position + 1);
    });
    return attributes;
  }

  private attribute(node: Node) {
    return this.tree.attributes(this.owner(node))[this.attributeIndex(node)];
  }

  /** The name as typed, with its prefix; the target of a processing instruction; '' for nodes without a name. */
  name(node: Node): string {
    switch (this.kind(node)) {
      case 'attribute':
        return this.attribute(node)?.name ?? '';
      case 'element':
        return this.tree.name(this.owner(node));
      case 'instruction':
        return /^<\?([^\s?]+)/.exec(this.tree.source(this.owner(node)))?.[1] ?? '';
      default:
        return '';
    }
  }
  localName(node: Node): string {
    const name = this.name(node);
    return name.slice(name.indexOf(':') + 1);
  }
  /** The namespace of an element or attribute; '' for none. */
  namespace(node: Node): string {
    const kind = this.kind(node);
    if (!this.hasNamespaces || (kind !== 'element' && kind !== 'attribute')) return '';
    const [prefix, local] = this.name(node).split(':', 2);
    // An attribute without a prefix has no namespace (Namespaces in XML §6.2).
    if (local === undefined) return kind === 'attribute' ? '' : this.uri(this.owner(node), '');
    return this.uri(this.owner(node), prefix ?? '');
  }

  /** The namespace of a prefix ('' for none) inside an element; '' if it isn't declared. */
  uri(element: number, prefix: string): string {
    if (prefix === 'xml') return XML;
    if (prefix === 'xmlns') return XMLNS;
    const wanted = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    for (let at = element; at > 0; at = this.tree.parent(at)) {
      const declared = this.tree.attributes(at).find(({ name }) => name === wanted);
      if (declared) return declared.value;
    }
    return '';
  }

  root(): number {
    const { tree } = this;
    for (let index = 1; index < tree.size; index = tree.after(index)) if (tree.isElement(index)) return index;
    return 0;
  }

  /** The string value of a node: for an element, all text inside it. */
  text(node: Node): string {
    if (this.isAttribute(node)) return this.attribute(node)?.value ?? '';
    const { tree } = this;
    const index = this.owner(node);
    const kind = tree.kind(index);
    if (kind === OPEN || kind === DOCUMENT) {
      const parts: string[] = [];
      for (let at = index + 1; at < tree.after(index); at++) if (tree.isText(at)) parts.push(tree.content(at));
      return parts.join('');
    }
    let text = tree.content(index);
    if (kind !== TEXT && kind !== CDATA) return text;
    for (let at = index + 1; at < tree.size && tree.isText(at) && tree.parent(at) === tree.parent(index); at++)
      text += tree.content(at);
    return text;
  }
}

import { readXmlTree } from '../../../../formats/xml/xml-tree';
import { evaluate, Nodes, textOf } from '.';

export const SHOP = `<?xml version="1.0"?>
<!DOCTYPE shop>
<!-- top -->
<shop xmlns:p="urn:p" xml:lang="en">
  <book id="b1" price="8.95"><title>Emma</title><p:note>a &amp; b</p:note></book>
  <book id="b2" price="12.99"><title xml:lang="pl">Lalka</title><?sort up?></book>
  <box><book id="b3" price="7"><title>One<![CDATA[ & ]]>two</title></book></box>
  <p:sale off="5"/>
</shop>`;

export function shown(expression: string, text = SHOP): unknown {
  const read = readXmlTree(text);
  if ('fault' in read) throw new Error(read.fault.code);
  const value = evaluate(expression, read.tree);
  const nodes = new Nodes(read.tree);
  if (typeof value !== 'object') return value;
  return value.map((node) => (nodes.kind(node) === 'element' ? nodes.name(node) : textOf([node], nodes)));
}

import fc from 'fast-check';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import pug from 'pug';
import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { htmlToPug } from './to-pug';

type Node = DefaultTreeAdapterTypes.Node;

/** The order of attributes has no meaning. */
function sortAttributes(node: Node): void {
  if ('attrs' in node) node.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
  if ('childNodes' in node) for (const child of node.childNodes) sortAttributes(child);
}
const parsed = (html: string) => {
  const tree = parseFragment(html);
  sortAttributes(tree);
  return tree;
};

/** Elements next to which white space has no meaning when trees are compared. */
const BLOCK = '(?:div|p|ul|ol|li|h1|section|table|tbody|tr|td|br)';
const treeOf = (html: string): string =>
  serialize(parsed(html))
    .replace(/<pre>[^]*?<\/pre>|\s+/g, (part) => (part.startsWith('<') ? part : ' '))
    .replace(new RegExp(` ?(</?${BLOCK}(?: [^>]*)?>) ?`, 'g'), '$1')
    .trim();

function back(html: string): string {
  const outcome = htmlToPug(html, { margin: '  ', bodyOnly: false });
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return pug.render(typeof outcome === 'string' ? outcome : outcome.result, { doctype: 'html' });
}

test.for([
  '<div id="a" class="b c"><p>Hi</p></div>',
  '<p>Hi <b>you</b>, and <i>you</i> too.</p>',
  '<ul>\n  <li>one</li>\n  <li>two <a href="/x?a=1&amp;b=2">three</a></li>\n</ul>',
  '<pre>a\n  <b>b</b>\n</pre>',
  '<p class="md:flex w-1/2">#{not} an &lt;interpolation&gt;</p>',
  '<input type="checkbox" checked><br><img src="a.png" alt="">',
  `<a title="it's &quot;quoted&quot;">x</a>`,
  '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<p>a<!-- c -->b</p>',
])('Pug renders the result of %s to the same tree', (html) => expect(treeOf(back(html))).toBe(treeOf(html)));

const word = fc.constantFrom('a', 'b c', 'x < y', '#{a}', 'it’s', '1.5', '&', 'é', '| b', '.', '- c');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const { inline } = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    word.map(escaped),
    fc
      .tuple(fc.constantFrom('b', 'i', 'span class="u v"', 'em id="w"'), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([tag, parts]) => `<${tag}>${parts.join(' ')}</${tag.split(' ')[0]}>`),
  ),
}));
const block = fc
  .tuple(fc.constantFrom('p', 'div', 'section', 'h1'), fc.array(inline, { minLength: 1, maxLength: 4 }))
  .map(([tag, parts]) => `<${tag}>${parts.join(' ')}</${tag}>`);

test('the same is true for random blocks of text and inline elements', () =>
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      const html = blocks.join('\n');
      expect(treeOf(back(html))).toBe(treeOf(html));
    }),
  ));

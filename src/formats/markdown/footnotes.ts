import type { Element, Root, RootContent } from 'hast';

/** A footnote's anchor in the HTML of Word converters and GitHub: `#footnote-1`, `#fn-1`, `#user-content-fn-1`. */
const NOTE = /^(?:user-content-)?(?:fn|footnote|endnote)-(?!ref-)/;
const BACK = /^#(?:user-content-)?(?:fnref|footnote-ref|endnote-ref)-/;

/**
 * Converts footnotes that HTML writes as a list with links in both directions to `<footnote-reference>` and, at the
 * end, `<footnote-definition>`, numbered in the order of the list.
 */
export function liftFootnotes(tree: Root): void {
  const labels = new Map<string, string>();
  const definitions: Element[] = [];
  each(tree, (parent) => {
    if (parent.type !== 'element' || parent.tagName !== 'ol') return;
    parent.children = parent.children.filter((item) => {
      const id = item.type === 'element' && item.tagName === 'li' ? String(item.properties.id ?? '') : '';
      if (item.type !== 'element' || !NOTE.test(id)) return true;
      const label = String(labels.size + 1);
      labels.set(`#${id}`, label);
      definitions.push({ ...item, tagName: 'footnote-definition', properties: { label } });
      return false;
    });
  });
  if (labels.size === 0) return;
  const container: Root = { type: 'root', children: [...definitions] };
  for (const root of [tree, container]) {
    each(root, (parent) => {
      if (parent.type === 'root') parent.children = replaced(parent.children);
      else parent.children = replaced(parent.children);
    });
  }
  tree.children.push(...definitions);

  function replaced<Child extends RootContent>(children: readonly Child[]): (Child | Element)[] {
    return children.flatMap((child): (Child | Element)[] => {
      if (child.type !== 'element') return [child];
      if (child.tagName === 'a' && BACK.test(String(child.properties.href))) return [];
      if (child.tagName === 'ol' && !child.children.some((item) => item.type === 'element')) return [];
      if ('dataFootnotes' in child.properties) return [];
      const label = labels.get(target(child));
      if (label === undefined) return [child];
      // If it were empty, one of the spaces around it would be collapsed.
      const number = { type: 'text' as const, value: label };
      return [{ type: 'element', tagName: 'footnote-reference', properties: { label }, children: [number] }];
    });
  }
}

/** The target of a superscript number's link; '' for anything else. */
function target(element: Element): string {
  const inner = element.children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
  const [link] = inner;
  if (element.tagName !== 'sup' || inner.length !== 1 || link?.type !== 'element' || link.tagName !== 'a') return '';
  return String(link.properties.href ?? '');
}

function each(tree: Root, visit: (parent: Root | Element) => void): void {
  const stack: (Root | Element)[] = [tree];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    visit(parent);
    for (const child of parent.children) if (child.type === 'element') stack.push(child);
  }
}

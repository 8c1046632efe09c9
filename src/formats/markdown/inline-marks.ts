import type { Nodes, PhrasingContent, Root } from 'mdast';

type Mark = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>;
const MARKS: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete']);
const isMark = (node: Nodes): node is Mark => MARKS.has(node.type);

/**
 * Normalizes emphasis: not nested in its own kind, adjacent stretches of one kind joined, and no white space at the
 * edges, where Markdown would not recognize it. Adjacent stretches of code are joined too, because their backticks
 * would merge; empty ones are removed. A heading gets no line break.
 */
export function tidyMarks(tree: Root): void {
  const visit = (node: Nodes, open: ReadonlySet<string>): void => {
    if (!('children' in node)) return;
    const inner = isMark(node) || node.type === 'heading' ? new Set(open).add(node.type) : open;
    const given: readonly Nodes[] = node.children;
    const children = merged(given.flatMap((child) => unwrapped(child, inner)));
    for (const child of children) visit(child, inner);
    const tidy = merged(children.flatMap((child): Nodes[] => (isMark(child) ? hoisted(child) : [child])));
    // A line break at the end of a paragraph has no effect.
    if (node.type === 'paragraph' || node.type === 'heading') while (tidy.at(-1)?.type === 'break') tidy.pop();
    Object.assign(node, { children: open.has('heading') || node.type === 'heading' ? tidy.map(onOneLine) : tidy });
  };
  visit(tree, new Set());
}

/** A heading after `#` ends with its line. */
const onOneLine = (node: Nodes): Nodes => (node.type === 'break' ? { type: 'html', value: '<br>' } : node);

function unwrapped(node: Nodes, open: ReadonlySet<string>): Nodes[] {
  if (isMark(node) && open.has(node.type)) return node.children.flatMap((child) => unwrapped(child, open));
  // Its backticks would be text.
  return node.type === 'inlineCode' && node.value === '' ? [] : [node];
}

function merged(nodes: readonly Nodes[]): Nodes[] {
  const out: Nodes[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (last && isMark(last) && isMark(node) && last.type === node.type) {
      out[out.length - 1] = Object.assign({ ...last }, { children: [...last.children, ...node.children] });
    } else if (
      (last?.type === 'text' && node.type === 'text') ||
      (last?.type === 'inlineCode' && node.type === 'inlineCode')
    ) {
      out[out.length - 1] = { ...last, value: last.value + node.value };
    } else out.push(node);
  }
  return out;
}

/** Moves the white space and line breaks at a mark's edges out of it. */
function hoisted(mark: Mark): PhrasingContent[] {
  const children = [...mark.children];
  const before: PhrasingContent[] = [];
  const behind: PhrasingContent[] = [];
  for (let first = children[0]; first; first = children[0]) {
    const space = first.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
    if (first.type === 'break') before.push(first);
    else if (first.type !== 'text' || (space === '' && first.value !== '')) break;
    else if (space !== '') before.push({ type: 'text', value: space });
    children.shift();
    if (first.type === 'text' && space.length < first.value.length)
      children.unshift({ ...first, value: first.value.slice(space.length) });
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    const space = last.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
    if (last.type === 'break') behind.unshift(last);
    else if (last.type !== 'text' || (space === '' && last.value !== '')) break;
    else if (space !== '') behind.unshift({ type: 'text', value: space });
    children.pop();
    if (last.type === 'text' && space.length < last.value.length)
      children.push({ ...last, value: last.value.slice(0, -space.length) });
  }
  return [...before, ...(children.length > 0 ? [{ ...mark, children }] : []), ...behind];
}

/**
 * Updates a box to new content with few changes: nodes that are equal at the start and end stay, so that pictures do
 * not reload and the scroll position is kept.
 */
export function patch(box: Element, next: DocumentFragment): void {
  const before = Array.from(box.childNodes);
  const after = Array.from(next.childNodes);
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && same(before[first], after[first])) first++;
  let last = 0;
  while (last < most - first && same(before[before.length - 1 - last], after[after.length - 1 - last])) last++;
  const end = before[before.length - last] ?? null;
  for (const node of before.slice(first, before.length - last)) node.remove();
  const added = document.createDocumentFragment();
  added.append(...after.slice(first, after.length - last));
  box.insertBefore(added, end);
}

const same = (one: ChildNode | undefined, other: ChildNode | undefined): boolean =>
  one !== undefined && other !== undefined && one.isEqualNode(other) && boxes(one) === boxes(other);

/** The ticked state isn't an attribute: clicked task boxes are equal nodes with a different state. */
const boxes = (node: ChildNode): string =>
  node instanceof Element
    ? Array.from(node.querySelectorAll('input'), ({ checked }) => (checked ? 'x' : '-')).join('')
    : '';

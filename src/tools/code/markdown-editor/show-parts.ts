import type { Part } from './html-parts';
import { patch } from './patch';

/** Updates a box to the parts of a page, each in its own element. Parts that it already contains are not changed. */
export function showParts(
  box: HTMLElement,
  before: readonly Part[],
  after: readonly Part[],
  contentOf: (part: Part) => DocumentFragment,
): void {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first++;
  let last = 0;
  while (last < most - first && before[before.length - 1 - last] === after[after.length - 1 - last]) last++;
  const replaced = Array.from(box.children).slice(first, before.length - last);
  const next = box.children[before.length - last] ?? null;
  for (const part of after.slice(first, after.length - last)) {
    patch(replaced.shift() ?? box.insertBefore(newPart(), next), contentOf(part));
  }
  for (const element of replaced) element.remove();
  box.toggleAttribute('data-long', after.length > 1);
}

function newPart(): HTMLElement {
  const element = document.createElement('div');
  // An attribute and not a class, because visitors can use classes in their text.
  element.dataset.part = '';
  return element;
}

import type { Part } from './html-parts';
import { patch } from './patch';

/** Makes a box hold the parts of a page, each in an element of its own. Those that it held already are not touched. */
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
  const held = Array.from(box.children).slice(first, before.length - last);
  const behind = box.children[before.length - last] ?? null;
  for (const part of after.slice(first, after.length - last)) {
    patch(held.shift() ?? box.insertBefore(newPlace(), behind), contentOf(part));
  }
  for (const place of held) place.remove();
  box.toggleAttribute('data-long', after.length > 1);
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  // No class: those in a text are the visitor's.
  place.dataset.part = '';
  return place;
}

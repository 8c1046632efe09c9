/** Checks that a page's styles override each other as intended. */
import { unfold } from './site.mjs';

/** Later layers win. `src/styles` has no others. */
const LAYERS = ['base', 'site', 'tool'];

/** The layers' names in the order in which a page's styles mention them first: browsers sort layers by that. */
const orderOf = (css) => {
  const names = Array.from(css.matchAll(/@layer\s+([\w\s,-]+)[;{]/g), ([, list]) => list.split(',')).flat();
  return [...new Set(names.map((name) => name.trim()))];
};

export function layers(site) {
  return unfold(site, ({ facts }) => {
    const found = orderOf(facts.styles.map(({ text }) => text).join('\n'));
    const right = LAYERS.filter((name) => found.includes(name));
    if (found.join() === right.join()) return [];
    return [
      `the layers of its styles are in the order ${found.join(', ')}; start the style sheet that comes first with '@layer ${LAYERS.join(', ')};'`,
    ];
  });
}

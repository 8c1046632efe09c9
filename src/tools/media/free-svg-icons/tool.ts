import { choice, galleryTool, give, line, number, problem } from '../../../kinds/contract';
import { nearest } from '../../../core/text/nearest.js';
import { CATEGORIES } from './categories';
import { CODE_FORMATS, codeOf, isColor } from './icon-code';
import { loadIcons, search } from '../../../core/icons/icon-search';

export default galleryTool({
  // The first icons are in the page; all of them load on the first press, key, or focus.
  eager: false,
  fields: {
    input: line({ tier: 'main' }),
    category: choice(CATEGORIES, { tier: 'main' }),
    format: choice(CODE_FORMATS),
    size: number(24, { min: 12, max: 512 }),
    stroke: number(2, { min: 0.5, max: 3, integer: false, slider: true }),
    color: line({ initial: 'currentColor' }),
    icon: line({ hidden: true }),
  },
  outputs: {
    result: give.items(),
    count: give.integer(),
    code: give.text({ extension: 'svg', mono: true, wrap: true }),
  },
  run: async ({ input, category, icon, format, ...look }) => {
    const color = look.color.trim() || 'currentColor';
    if (!isColor(color)) return problem('badColor', {}, 'color');
    const icons = await loadIcons();
    const names = search(icons, input, category);
    const chosen = icons.aliases[icon] ?? icon;
    const nodes = icons.nodes[chosen];
    const near = names.length === 0 ? nearest(input.trim().toLowerCase(), Object.keys(icons.nodes)) : undefined;
    if (names.length === 0) {
      return near === undefined ? problem('noneFound', {}, 'input') : problem('noneFoundNear', { name: near }, 'input');
    }
    return {
      result: names,
      count: names.length,
      ...(nodes && { code: codeOf(nodes, { ...look, color }, format) }),
    };
  },
});

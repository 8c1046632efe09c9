import { choice, galleryTool, give, line, number, problem } from '../../../kinds/contract';
import { nearest } from '../../../core/text/nearest.js';
import { loadBrands, loadLogos } from './brands';
import { CATEGORIES } from './categories';
import { CODE_FORMATS, codeOf, isColor } from './icon-code';
import { entriesOf, loadIcons, searchEntries } from '../../../core/icons/icon-search';

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
    const words = input.trim().toLowerCase();
    // Without a search, 'all' shows Lucide's icons, and the names of brands needn't load.
    const brands = category === 'brands' || (category === '' && words !== '') ? await loadBrands() : [];
    const entries = [...entriesOf(icons, category), ...brands];
    const names = searchEntries(entries, input);
    if (names.length === 0) {
      const all = [...Object.keys(icons.nodes), ...brands.map(({ name }) => name)];
      const near = nearest(words, all);
      return near === undefined ? problem('noneFound', {}, 'input') : problem('noneFoundNear', { name: near }, 'input');
    }
    const chosen =
      icons.nodes[icons.aliases[icon] ?? icon] ?? (icon === '' ? undefined : (await loadLogos([icon]))[icon]);
    return {
      result: names,
      count: names.length,
      ...(chosen && { code: codeOf(chosen, { ...look, color }, format) }),
    };
  },
});

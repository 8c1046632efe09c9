import { choice, galleryTool, give, line, names, problem } from '../../../kinds/contract';
import { loadSymbols, SYMBOL_CATEGORIES, SYMBOL_SETS } from '../../../data/symbols';
import { headed } from '../../../kinds/parts/gallery/gallery-search';
import { symbolLang } from './details';
import { findSymbols } from './search';

export default galleryTool({
  fields: {
    q: line({ tier: 'main', autocomplete: 'off' }),
    set: names(SYMBOL_SETS, { hidden: true }),
    category: choice(['all', ...SYMBOL_CATEGORIES], { tier: 'main' }),
  },
  outputs: { result: give.items({ look: 'grid' }), count: give.integer() },
  run: async ({ q, set, category }, { lang }) => {
    const symbols = await loadSymbols(symbolLang(lang));
    const found = findSymbols(symbols, q, set, category);
    return {
      // A search returns one list; otherwise the symbols are grouped by category.
      result: found.map((entry) => ({
        text: entry.text,
        label: headed(entry.name),
        ...(q.trim() === '' && category === 'all' && { group: entry.category }),
      })),
      count: found.length,
      problem: found.length === 0 ? problem('nothingFound', { query: q }, 'q') : undefined,
    };
  },
});

import { choice, galleryTool, give, line, problem } from '../../../kinds/contract';
import { FACE_CATEGORIES, loadFaces } from '../../../data/emoticons';
import { headed } from '../../../kinds/parts/gallery/gallery-search';
import { findFaces } from './search';

export default galleryTool({
  fields: {
    q: line({ tier: 'main', autocomplete: 'off' }),
    category: choice(['all', ...FACE_CATEGORIES], { tier: 'main' }),
  },
  outputs: { result: give.items({ look: 'grid' }), count: give.integer() },
  run: async ({ q, category }) => {
    const faces = await loadFaces();
    const found = findFaces(faces, q, category);
    return {
      // A search returns one list; otherwise the faces are grouped by category.
      result: found.map((face) => ({
        text: face.text,
        label: headed(face.name),
        ...(q.trim() === '' && category === 'all' && { group: face.category }),
      })),
      count: found.length,
      problem: found.length === 0 ? problem('nothingFound', { query: q }, 'q') : undefined,
    };
  },
});

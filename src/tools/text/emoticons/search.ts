import type { Face, FaceCategory } from '../../../data/emoticons';
import { hasWords, wordsOf } from '../../../kinds/parts/gallery/gallery-search';

/**
 * Finds faces, in their own order: every word of the query must be part of the name, a keyword or the category, or the
 * query must be a face or a part of one. An empty query finds all.
 */
export function findFaces(faces: readonly Face[], query: string, category: FaceCategory | 'all'): readonly Face[] {
  const own = category === 'all' ? faces : faces.filter((face) => face.category === category);
  const words = wordsOf(query);
  const typed = query.trim();
  return own.filter((face) => hasWords(face, words) || face.text.includes(typed));
}

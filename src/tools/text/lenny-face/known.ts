import type { KnownFace, Mood } from '../../../data/lenny';
import { hasWords, wordsOf } from '../../../kinds/parts/gallery/gallery-search';

/**
 * Finds known faces of a mood, in their own order: every word of the query must be part of the name, a keyword or the
 * mood, or the query must be a face or a part of one. An empty query finds all.
 */
export function findKnown(faces: readonly KnownFace[], query: string, mood: Mood | 'all'): readonly KnownFace[] {
  const words = wordsOf(query);
  const typed = query.trim();
  return faces.filter(
    (face) => (mood === 'all' || face.mood === mood) && (hasWords(face, words) || face.text.includes(typed)),
  );
}

/** Groups consecutive faces of the same mood. */
export function byMood(faces: readonly KnownFace[]): readonly { mood: Mood; faces: readonly KnownFace[] }[] {
  const moods = [...new Set(faces.map(({ mood }) => mood))];
  return moods.map((mood) => ({ mood, faces: faces.filter((face) => face.mood === mood) }));
}

import type { KnownFace, Mood } from '../../../data/lenny';
import { hasWords, wordsOf } from '../../../kinds/parts/gallery/gallery-search';

/**
 * Known faces of a mood that a query finds, in their own order: every word of it is part of the name, a keyword or the
 * mood, or the query is a face or a part of one. An empty query finds all.
 */
export function findKnown(faces: readonly KnownFace[], query: string, mood: Mood | 'all'): readonly KnownFace[] {
  const words = wordsOf(query);
  const typed = query.trim();
  return faces.filter(
    (face) => (mood === 'all' || face.mood === mood) && (hasWords(face, words) || face.text.includes(typed)),
  );
}

/** Faces that follow one another in the same mood. */
export function byMood(faces: readonly KnownFace[]): readonly { mood: Mood; faces: readonly KnownFace[] }[] {
  const moods = [...new Set(faces.map(({ mood }) => mood))];
  return moods.map((mood) => ({ mood, faces: faces.filter((face) => face.mood === mood) }));
}

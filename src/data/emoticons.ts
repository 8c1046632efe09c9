/** Emoticons by category. The list itself is `emoticons.json`, which cites its source. */
export const FACE_CATEGORIES = [
  'happy',
  'love',
  'sad',
  'angry',
  'shrug',
  'surprised',
  'confused',
  'greeting',
  'animals',
  'food',
  'music',
  'sleeping',
  'fighting',
  'magic',
  'tableflip',
  'western',
] as const;

export type FaceCategory = (typeof FACE_CATEGORIES)[number];

export interface Face {
  readonly text: string;
  /** What it depicts, in English: 'table flip'. */
  readonly name: string;
  readonly category: FaceCategory;
  /** Name, keywords and category in one lowercase text, for search. */
  readonly haystack: string;
}

let faces: Promise<readonly Face[]> | undefined;

/** Every face, in the order of categories. The list is loaded on first use. */
export const loadFaces = (): Promise<readonly Face[]> => (faces ??= load());

async function load(): Promise<readonly Face[]> {
  const { default: data } = await import('./emoticons.json');
  return FACE_CATEGORIES.flatMap((category) => data.faces[category].map((row) => faceOf(row, category)));
}

function faceOf(row: string, category: FaceCategory): Face {
  const [text = '', keywords = ''] = row.split('\t');
  const [name = ''] = keywords.split(', ');
  const words = category === 'tableflip' ? 'tableflip table flip' : category;
  return { text, name, category, haystack: `${keywords} ${words}`.toLowerCase() };
}

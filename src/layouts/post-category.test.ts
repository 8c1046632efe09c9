import { expect, test } from 'vitest';
import { categoryIn } from './post-category';

const categories = [
  { id: 'en/development', data: { key: 'development' } },
  { id: 'en/writing', data: { key: 'writing' } },
  { id: 'pl/pisanie', data: { key: 'writing' } },
];
const post = (category: string) => ({ id: 'pl/tekst.mdx', data: { category } });

test('a category is looked up in the post’s language', () => {
  expect(categoryIn(categories, post('writing'), 'pl').id).toBe('pl/pisanie');
});

test.for([
  ['pl', 'writting', "Unknown category 'writting'. Did you mean 'writing'?"],
  ['en', 'developement', "Unknown category 'developement'. Did you mean 'development'?"],
  ['pl', 'development', "Unknown category 'development'. "],
] as const)(
  'in %s, an error about the category %s names the post and the nearest category',
  ([lang, typed, message]) => {
    expect(() => categoryIn(categories, post(typed), lang)).toThrow(
      `content/blog/pl/tekst.mdx: in '${lang}': ${message}`,
    );
  },
);

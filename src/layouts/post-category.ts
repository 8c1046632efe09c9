import { unknownName } from '../core/text/nearest.js';

/**
 * A post's category among those of its language. A key that doesn't exist stops the build with an error that suggests
 * the nearest one.
 */
export function categoryIn<Category extends { readonly id: string; readonly data: { readonly key: string } }>(
  categories: readonly Category[],
  { id, data }: { readonly id: string; readonly data: { readonly category: string } },
  lang: string,
): Category {
  const own = categories.filter((one) => one.id.startsWith(`${lang}/`));
  const found = own.find((one) => one.data.key === data.category);
  if (found) return found;
  const keys = own.map((one) => one.data.key);
  throw new Error(`content/blog/${id}: in '${lang}': ${unknownName('category', data.category, keys)}`);
}

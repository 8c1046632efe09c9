import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { author, post, toolPage } from './content-schemas';

const CASES: readonly (readonly [key: string, message: string, schema: z.ZodType])[] = [
  ['keyword', "Unknown key 'keyword'. Did you mean 'keywords'?", toolPage],
  ['catgory', "Unknown key 'catgory'. Did you mean 'category'?", post],
  ['zzzzzz', "Unknown key 'zzzzzz'. Choose one of name, names, description.", author],
];

test.for(CASES)('the unknown front matter key %s: %s', ([key, message, schema]) => {
  const { error } = schema.safeParse({ [key]: 'a' });
  expect(error?.issues.filter(({ code }) => code === 'unrecognized_keys').map((issue) => issue.message)).toEqual([
    message,
  ]);
});

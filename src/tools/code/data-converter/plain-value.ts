import type { JsonTree } from './json-tree';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const SAFE_DIGITS = 15;

/**
 * A cell or an element's text as JSON: `true`, `false` and numbers that JSON writes so and a double keeps (at most 15
 * significant digits) become values, copied as they are written; everything else stays text.
 */
export function plainValue(text: string, infer: boolean): JsonTree {
  if (!infer) return { text };
  if (text === 'true' || text === 'false') return { raw: text };
  if (!NUMBER.test(text)) return { text };
  const digits = text.replace(/^-?0?\.?0*/, '').replace('.', '').length;
  return digits <= SAFE_DIGITS ? { raw: text } : { text };
}

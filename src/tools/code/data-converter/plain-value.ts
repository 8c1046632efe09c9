import type { JsonTree } from './json-tree';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const SAFE_DIGITS = 15;

/**
 * The text of a cell or element as JSON: `true`, `false` and numbers that are valid in JSON and exact as doubles (at
 * most 15 significant digits) become values and keep their spelling; everything else stays text.
 */
export function plainValue(text: string, infer: boolean): JsonTree {
  if (!infer) return { text };
  if (text === 'true' || text === 'false') return { raw: text };
  if (!NUMBER.test(text)) return { text };
  const digits = text.replace(/^-?0?\.?0*/, '').replace('.', '').length;
  return digits <= SAFE_DIGITS ? { raw: text } : { text };
}

/**
 * In characters. In longer documents the tree, which has an object for every value, would fill the browser's memory.
 */
export const TREE_LIMIT = 10_000_000;

/** Characters. Above this the tree, which holds every value as an object, would fill the browser's memory. */
export const TREE_LIMIT = 10_000_000;

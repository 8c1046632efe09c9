/**
 * Differences between browsers that are known and are to stay, each with its reason.
 * @type {readonly import('./compare.mjs').Allowed[]}
 */
export const ALLOWED = [];

/**
 * The tag of tests that need a complete browser. The headless shell, in which all others run, has no PDF viewer, keeps
 * a sandboxed frame in the page's own process, and has a smaller stack and other fallback fonts.
 */
export const COMPLETE_BROWSER = '@complete-browser';

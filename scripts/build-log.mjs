/** Reads the output of a build. */

/** ANSI color codes of a terminal. */
// oxlint-disable-next-line no-control-regex
const COLORS = /\u001B\[[\d;]*m/g;

/** That a figure will soon have to be looked up again is no fault of a commit (src/build/prose-facts.ts). */
const AGING = /Facts to look up again/;

/**
 * The warnings and errors in a build's output, one line each. Known ones are suppressed at their source
 * (src/build/quiet-log.ts).
 */
export const warningsIn = (output) =>
  output
    .replaceAll(COLORS, '')
    .split('\n')
    .filter((line) => /\[(WARN|ERROR)\]/.test(line) && !AGING.test(line))
    .map((line) => line.trim());

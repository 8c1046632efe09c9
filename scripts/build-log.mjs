/** Reads the output of a build. */

/** ANSI color codes of a terminal. */
// oxlint-disable-next-line no-control-regex
const COLORS = /\u001B\[[\d;]*m/g;

/**
 * The warnings and errors in a build's output, one line each. Known ones are suppressed at their source
 * (src/build/quiet-log.ts).
 */
export const warningsIn = (output) =>
  output
    .replaceAll(COLORS, '')
    .split('\n')
    .filter((line) => /\[(WARN|ERROR)\]/.test(line))
    .map((line) => line.trim());

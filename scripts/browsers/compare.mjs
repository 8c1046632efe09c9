/**
 * @typedef {object} Seen What a page showed in one browser.
 * @property {string} state
 * @property {Readonly<Record<string, readonly string[]>>} outputs
 * @property {readonly string[]} alerts
 * @property {readonly string[]} errors
 *
 * @typedef {object} Difference
 * @property {'state' | 'outputs' | 'alerts' | 'errors'} what
 * @property {string} [name] of the output
 * @property {string} said
 *
 * @typedef {object} Allowed A known difference with a reason.
 * @property {string} tool
 * @property {readonly string[]} in browsers
 * @property {readonly Difference['what'][]} what
 * @property {string} [name] of the output; every output if omitted
 * @property {string} why
 */

const FINAL = new Set(['done', 'empty', 'error', 'no form']);

/** Characters shown around the position where two texts start to differ. */
const EXCERPT_LENGTH = 60;

/** Where two texts start to differ, with an excerpt of both. */
export function parting(reference, seen) {
  let at = 0;
  while (at < reference.length && reference[at] === seen[at]) at++;
  const from = Math.max(0, at - EXCERPT_LENGTH / 2);
  const cut = (text) =>
    JSON.stringify(
      `${from > 0 ? '…' : ''}${text.slice(from, from + EXCERPT_LENGTH)}${text.length > from + EXCERPT_LENGTH ? '…' : ''}`,
    );
  return `${cut(reference)}, here ${cut(seen)}`;
}

/**
 * What is wrong with a page in one browser, regardless of what the others show.
 * @param {Seen} seen
 * @param {import('./predicates.mjs').Predicate} [predicate]
 * @returns {Difference[]}
 */
export function faults({ state, outputs, errors }, predicate) {
  const found = [];
  if (!FINAL.has(state)) found.push({ what: 'state', said: `stays ‘${state}’` });
  for (const error of errors) found.push({ what: 'errors', said: error });
  if (predicate && !predicate(outputs)) {
    found.push({
      what: 'outputs',
      said: `do not fit the example: ${JSON.stringify(outputs).slice(0, 2 * EXCERPT_LENGTH)}`,
    });
  }
  return found;
}

/**
 * Where a page differs from what the first browser showed.
 * @param {Seen} reference
 * @param {Seen} seen
 * @param {{ judged?: boolean }} [options] judged: an example's predicate has checked the outputs, which may differ
 * @returns {Difference[]}
 */
export function differences(reference, seen, { judged = false } = {}) {
  const found = [];
  if (reference.state !== seen.state) found.push({ what: 'state', said: `${reference.state}, here ${seen.state}` });
  const [alerts, here] = [reference.alerts.join(' | '), seen.alerts.join(' | ')];
  if (alerts !== here) found.push({ what: 'alerts', said: parting(alerts, here) });
  if (judged) return found;
  for (const name of new Set([...Object.keys(reference.outputs), ...Object.keys(seen.outputs)])) {
    const [one, other] = [reference.outputs[name] ?? [], seen.outputs[name] ?? []];
    if (JSON.stringify(one) !== JSON.stringify(other)) {
      found.push({ what: 'outputs', name, said: parting(one.join('\n'), other.join('\n')) });
    }
  }
  return found;
}

/**
 * The row of the table that allows a difference.
 * @param {readonly Allowed[]} table
 * @param {string} browser
 * @param {string} tool
 * @param {Difference} difference
 */
export const allowing = (table, browser, tool, { what, name }) =>
  table.find(
    (row) =>
      row.tool === tool &&
      row.in.includes(browser) &&
      row.what.includes(what) &&
      (row.name === undefined || row.name === name),
  );

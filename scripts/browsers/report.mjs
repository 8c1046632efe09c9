import { allowing, differences, faults } from './compare.mjs';

/**
 * Checks one visit in one browser.
 * @param {object} of
 * @param {string} of.browser
 * @param {import('./visits.mjs').Visit} of.visit
 * @param {import('./compare.mjs').Seen} of.seen
 * @param {import('./compare.mjs').Seen} [of.reference] what the first browser showed; none for that one
 * @param {import('./predicates.mjs').Predicate} [of.predicate]
 * @param {readonly import('./compare.mjs').Allowed[]} of.allowed
 * @returns {{ lines: string[], used: import('./compare.mjs').Allowed[] }} the lines to print about differences that
 * nothing allows, and the rows that allowed others
 */
export function judge({ browser, visit, seen, reference, predicate, allowed }) {
  const all = [
    ...faults(seen, predicate),
    ...(reference ? differences(reference, seen, { judged: predicate !== undefined }) : []),
  ];
  const lines = [];
  const used = [];
  for (const difference of all) {
    const row = allowing(allowed, browser, visit.tool, difference);
    if (row) {
      used.push(row);
      continue;
    }
    const { what, name, said } = difference;
    if (lines.length === 0) lines.push(`${browser} ${addressOf(visit)} (${visit.tool})`);
    lines.push(`    ${name === undefined ? what : `${what} ${name}`}: ${said}`);
  }
  return { lines, used };
}

/**
 * The rows that allowed nothing in a run that opened every page: they are out of date.
 * @param {readonly import('./compare.mjs').Allowed[]} allowed
 * @param {ReadonlySet<import('./compare.mjs').Allowed>} used
 */
export const outOfDate = (allowed, used) =>
  allowed
    .filter((row) => !used.has(row))
    .map(
      ({ tool, what }) =>
        `scripts/browsers/allowed.mjs: ${tool} no longer differs in ${what.join(', ')}: remove its row`,
    );

const LONGEST = 80;
const addressOf = ({ path, fragment }) => {
  const short = fragment.length > LONGEST ? `${fragment.slice(0, LONGEST)}…` : fragment;
  return `${path}${short && `#${short}`}`;
};

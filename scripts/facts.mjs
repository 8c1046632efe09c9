#!/usr/bin/env node
/**
 * Lists the dates on which the facts in src/data were last checked, oldest first, and the figures that texts include by
 * name. Fails if a date is more than a year old, or more than 180 days that of a figure in a text. The nightly workflow
 * runs it; `npm test` doesn't, so that a commit never fails because time has passed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsUsedIn } from '../src/build/prose-facts.ts';
import { daysLeft, PROSE_FACTS } from '../src/data/platform-facts.ts';

const DAY_MS = 86_400_000;
/** The oldest a fact may be, in days. */
const MOST_DAYS = 365;

/** `checked`, `asOf` or `read` of a row, or a constant for all rows of a file: LOTTERIES_AS_OF, FACTS_CHECKED. */
const DATE = /(?<![\w$])(?:checked|asOf|read|\w*(?:AS_OF|CHECKED))['"]?\s*[:=]\s*['"](\d{4}-\d{2}-\d{2})['"]/g;

/**
 * The dates in a file's text.
 * @param {string} file
 * @param {string} text
 * @returns {{ file: string, line: number, date: string }[]}
 */
export const datesIn = (file, text) =>
  Array.from(text.matchAll(DATE), (match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    date: match[1] ?? '',
  }));

/**
 * Whole days from a date to another, both ISO.
 * @param {string} date
 * @param {string} today
 */
export const ageOf = (date, today) => Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);

/**
 * The rows that have to be looked up again.
 * @template {{ date: string }} Row
 * @param {readonly Row[]} rows
 * @param {string} today ISO date
 */
export const overdue = (rows, today) => rows.filter(({ date }) => ageOf(date, today) > MOST_DAYS);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../src/data');
  const rows = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !/\.(?:test|fixture)\.ts$/.test(file))
    .flatMap((file) => datesIn(file, readFileSync(join(root, file), 'utf8')))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const today = new Date().toISOString().slice(0, 10);
  for (const { file, line, date } of rows) console.log(`${date}  ${ageOf(date, today)} days  src/data/${file}:${line}`);
  const late = overdue(rows, today);
  console.log(
    late.length === 0
      ? `All ${rows.length} dates are at most a year old`
      : `${late.length} of ${rows.length} dates are more than a year old: check these facts against their sources`,
  );
  const used = factsUsedIn(resolve(import.meta.dirname, '../content')).map((name) => {
    const fact = PROSE_FACTS.get(name);
    if (!fact) throw new Error(`No figure is called ${name}`);
    return { name, source: fact.source, left: daysLeft(fact, today) };
  });
  for (const { name, source, left } of used)
    console.log(`${name}: ${left === undefined ? 'not confirmed by a dated page' : `${left} days left`}, ${source}`);
  const expired = used.filter(({ left }) => left !== undefined && left < 0);
  console.log(
    expired.length === 0
      ? `None of the ${used.length} figures in texts has expired`
      : `${expired.length} of ${used.length} figures in texts have expired: look them up, then change their dates`,
  );
  process.exitCode = late.length + expired.length === 0 && rows.length > 0 ? 0 : 1;
}

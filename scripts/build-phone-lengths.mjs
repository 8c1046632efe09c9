/**
 * Writes src/data/phone-lengths.ts, and the example numbers of its test, from libphonenumber's data as libphonenumber-js
 * has it. Run `node scripts/build-phone-lengths.mjs` once a year or when a country changes its numbers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const require = createRequire(import.meta.url);
const { Metadata } = require('libphonenumber-js/core');
const metadata = require('libphonenumber-js/metadata.max.json');
const examples = require('libphonenumber-js/examples.mobile.json');
const { version } = JSON.parse(
  readFileSync(new URL('../node_modules/libphonenumber-js/package.json', import.meta.url), 'utf8'),
);
const today = new Date().toISOString().slice(0, 10);

/** The kinds of numbers that people chat with. Toll-free and shared-cost numbers have lengths of their own. */
const KINDS = ['MOBILE', 'FIXED_LINE', 'VOIP'];
/** WhatsApp wants a 1 after 52: faq.whatsapp.com/1294841057948784. */
const WITH_A_DIGIT_MORE = { 52: [11] };

/* ── Patterns ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Reads libphonenumber's patterns: digits, \d, [2-9], (?:…|…), and the quantifiers ? {n} {n,m}. */
function read(pattern) {
  let at = 0;
  const alternatives = () => {
    const all = [sequence()];
    while (pattern[at] === '|') {
      at++;
      all.push(sequence());
    }
    return { all };
  };
  const sequence = () => {
    const parts = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(quantified(atom()));
    return parts;
  };
  const atom = () => {
    const rest = pattern.slice(at);
    const group = /^\((?:\?:)?/.exec(rest);
    if (group) {
      at += group[0].length;
      const inner = alternatives();
      at++;
      return inner;
    }
    const [one] = /^(?:\\d|\[[\d-]+\]|\d)/.exec(rest) ?? [];
    if (one === undefined) throw new Error(`${pattern}: cannot read '${rest}'`);
    at += one.length;
    return { digit: new RegExp(`^${one}$`) };
  };
  const quantified = (of) => {
    const [all, least, most] = /^(?:\?|\{(\d+)(?:,(\d+))?\})/.exec(pattern.slice(at)) ?? [''];
    at += all.length;
    if (all === '') return { of, least: 1, most: 1 };
    return all === '?' ? { of, least: 0, most: 1 } : { of, least: Number(least), most: Number(most ?? least) };
  };
  return alternatives();
}

/** The lengths of all numbers that match a pattern and begin with `start`. */
function lengthsFrom(pattern, start) {
  const ends = (node, from) => {
    if (node.digit) return from < start.length && !node.digit.test(start[from]) ? [] : [from + 1];
    return node.all.flatMap((parts) =>
      parts.reduce((starts, part) => unique(starts.flatMap((one) => repeated(part, one))), [from]),
    );
  };
  const repeated = ({ of, least, most }, from) => {
    const found = least === 0 ? [from] : [];
    let starts = [from];
    for (let times = 1; times <= most; times++) {
      starts = unique(starts.flatMap((one) => ends(of, one)));
      if (times >= least) found.push(...starts);
    }
    return unique(found);
  };
  return ends(read(pattern), 0).filter((length) => length >= start.length);
}

const unique = (list) => [...new Set(list)];

/* ── Countries ───────────────────────────────────────────────────────────────────────────────────────────────── */

/** The pattern and the lengths of each kind of number in each country with a calling code. */
function kindsOf(code) {
  return (metadata.country_calling_codes[code] ?? [code]).flatMap((country) => {
    const data = new Metadata(metadata);
    data.selectNumberingPlan(country);
    const { numberingPlan: plan } = data;
    const kinds = KINDS.map((kind) => plan.type(kind)).filter(Boolean);
    return (kinds.length > 0 ? kinds : [plan]).map((kind) => ({
      pattern: kind === plan ? plan.nationalNumberPattern() : kind.pattern(),
      lengths: kind.possibleLengths() ?? plan.possibleLengths(),
    }));
  });
}

/** Numbers in ascending order as ranges: '7,9-11'. */
function ranges(numbers) {
  const all = unique(numbers).toSorted((a, b) => a - b);
  return all
    .filter((one) => !all.includes(one - 1))
    .map((first) => {
      let last = first;
      while (all.includes(last + 1)) last++;
      return first === last ? `${first}` : `${first}-${last}`;
    })
    .join(',');
}

const codes = [...Object.keys(metadata.country_calling_codes), ...Object.keys(metadata.nonGeographic)];
const rows = unique(codes).map((code) => {
  const kinds = kindsOf(code);
  const starting = (digits) =>
    kinds.flatMap(({ pattern, lengths }) => lengthsFrom(pattern, digits).filter((length) => lengths.includes(length)));
  const lengths = [...kinds.flatMap((kind) => kind.lengths), ...(WITH_A_DIGIT_MORE[code] ?? [])];
  return { code, lengths: ranges(lengths), own: ranges(starting(code)), zero: ranges(starting('0')) };
});

if (process.argv.includes('--zeros')) console.log(rows.filter(({ zero }) => zero !== ''));

const root = new URL('../src/data/', import.meta.url);
const write = async (name, text) =>
  writeFileSync(
    fileURLToPath(new URL(name, root)),
    await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120 }),
  );

await write(
  'phone-lengths.ts',
  `/**
 * By calling code: how many digits mobile, landline and Internet numbers have after it, and how many if they begin with the
 * digits of the code ('': none does). Where countries share a code, those of all of them. Written by
 * scripts/build-phone-lengths.mjs from libphonenumber (Google, Apache 2.0) as in libphonenumber-js ${version}, ${today};
 * Mexico’s 11 are WhatsApp’s own, which has a 1 before the number (faq.whatsapp.com/1294841057948784).
 */
export const PHONE_LENGTHS: Readonly<Record<string, readonly [lengths: string, own: string]>> = {
${rows.map(({ code, lengths, own }) => `'${code}': ['${lengths}', '${own}'],`).join('\n')}
};
`,
);
await write(
  'phone-numbers.fixture.ts',
  `/** libphonenumber’s example of a mobile number in each country: the calling code, and the number after it (libphonenumber-js ${version}, ${today}). */
export const EXAMPLE_NUMBERS: Readonly<Record<string, readonly [code: string, number: string]>> = {
${Object.entries(examples)
  .map(([country, number]) => `${country}: ['${metadata.countries[country][0]}', '${number}'],`)
  .join('\n')}
};
`,
);
console.log(`${rows.length} calling codes, ${Object.keys(examples).length} example numbers`);

/** What is measured with large inputs: pages, their inputs, and the baselines they are compared with. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64Of, csvOf, jsonOf, xmlOf, yamlOf } from './texts.mjs';

export const MEGABYTE = 1_000_000;
const prose = (n) => `Line ${n} of a text that two people have edited, ${(n * 7919) % 1000} times.`;
const changed = (n) => (n % 20 === 0 ? `${prose(n)} Changed.` : prose(n));

/** The time that the browser itself needs for the same data in memory: nothing that shows the same can be faster. */
export const FLOORS = {
  JSON: {
    data: jsonOf,
    run: (text) => JSON.stringify(JSON.parse(text), undefined, 2),
  },
  toBase64: {
    data: csvOf,
    prepare: (text) => new TextEncoder().encode(text),
    run: (bytes) => bytes.toBase64(),
  },
  fromBase64: {
    data: base64Of,
    run: (digits) => new TextDecoder().decode(Uint8Array.fromBase64(digits)),
  },
};

const COMPARED = 5_000;
const SIZES = [1, 10, 50];
/** In MB; people do not paste more than that. */
const PASTED_SIZES = [1, 10];
const PASTED = new Set(['csv-to-json', 'json-formatter', 'base64-encode']);
/** Page, extension of its input file, function that makes its text of a given size, and its baseline. */
const MADE = [
  ['csv-to-json', 'csv', csvOf, 'JSON'],
  ['json-formatter', 'json', jsonOf, 'JSON'],
  ['json-minifier', 'json', jsonOf, 'JSON'],
  ['xml-to-json', 'xml', xmlOf, 'JSON'],
  ['yaml-to-json-converter', 'yaml', yamlOf, 'JSON'],
  ['base64-encode', 'txt', csvOf, 'toBase64'],
  ['base64-decode', 'b64', base64Of, 'fromBase64'],
];
/** Every run, with its input written into a folder. */
export function runsIn(folder) {
  const file = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const fromFiles = MADE.flatMap(([page, ending, textOf, floor]) =>
    SIZES.map((size) => ({
      name: `${page} ${size} MB`,
      path: `/${page}/`,
      files: { file: file(`${page}-${size}.${ending}`, textOf(size * MEGABYTE)) },
      size,
      floor,
    })),
  );
  return [
    ...fromFiles,
    ...MADE.filter(([page]) => PASTED.has(page)).flatMap(([page, , textOf, floor]) =>
      PASTED_SIZES.map((size) => ({
        name: `${page} ${size} MB pasted`,
        path: `/${page}/`,
        text: textOf(size * MEGABYTE),
        asFile: fromFiles.find(({ name }) => name === `${page} ${size} MB`),
        size,
        floor,
      })),
    ),
    {
      name: `text-compare ${COMPARED} lines`,
      path: '/text-compare/',
      files: {
        file: file('one.txt', Array.from({ length: COMPARED }, (_, n) => prose(n)).join('\n')),
        otherFile: file('two.txt', Array.from({ length: COMPARED }, (_, n) => changed(n)).join('\n')),
      },
    },
  ];
}

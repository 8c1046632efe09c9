import { expect, test } from 'vitest';
import { isAbbreviation } from './abbreviation';

const at = (text: string) => [text.replace('|', ''), text.indexOf('|')] as const;

test.for([
  ['Dr|. Who', 'en'],
  ['see e.g|. this', 'en'],
  ['E.g|. this', 'en'],
  ['J|. K. Rowling', 'en'],
  ['J. K|. Rowling', 'en'],
  ['the U.S|. Army', 'en'],
  ['I|. M. Pei', 'en'],
  ['the architect I|. M. Pei', 'en'],
  ['No|. 5', 'en'],
  ['(approx|. ten)', 'en'],
  ['El Sr|. García', 'es'],
  ['frutas, p. ej|. peras', 'es'],
  ['M|. Dupont', 'fr'],
  ['p.\u00a0ex|. ici', 'fr'],
  ['la Profa|. Lima', 'pt'],
  ['il sig|. Rossi', 'it'],
] as const)('finds an abbreviation in %j (%s)', ([text, lang]) => {
  expect(isAbbreviation(...at(text), lang)).toBe(true);
});

test.for([
  ['I said no|. Then', 'en'],
  ['the end|. Then', 'en'],
  ['so did I|. Then', 'en'],
  ['World War I|. After it', 'en'],
  ['a letter to the Sra|. it is not English', 'en'],
  ['|. Then', 'en'],
  ['version 2|. Then', 'en'],
  ['grade A1|. Then', 'en'],
] as const)('finds no abbreviation in %j (%s)', ([text, lang]) => {
  expect(isAbbreviation(...at(text), lang)).toBe(false);
});

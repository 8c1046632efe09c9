import { expect, test } from 'vitest';
import { textOf } from '../../../core/text/long-text';
import { isProblem, problem } from '../../../kinds/contract';
import { convert, type Options } from './convert';
import { plain as settings } from './convert.fixture';
import { yamlToJson } from './yaml-to-json';

const plain = { ...settings, infer: false };

function run(input: string, from: 'xml' | 'yaml', options: Partial<Options> = {}) {
  const given = convert({ ...plain, input, from, to: 'json', ...options }, undefined, yamlToJson);
  return typeof given === 'string' || isProblem(given) ? given : textOf(given.result);
}
const xml = (input: string, options: Partial<Options> = {}) => run(input, 'xml', options);
const yaml = (input: string) => run(input, 'yaml');

test('converts 100,000 nested elements', () => {
  const deep = xml('<a>'.repeat(100_000) + '</a>'.repeat(100_000));
  expect(typeof deep === 'string' && deep.endsWith(`null${'}'.repeat(100_000)}`)).toBe(true);
});

test('refuses 100,000 nested elements whose indentation is too long for a string', () =>
  expect(xml('<a>'.repeat(100_000) + '</a>'.repeat(100_000), { indent: '2' })).toEqual(
    problem('tooLong', { limit: 500 }),
  ));

test('a mapping of 50,000 keys does not take quadratic time', () => {
  const text = Array.from({ length: 50_000 }, (_, n) => `k${n}: ${n}`).join('\n');
  expect(String(yaml(text)).endsWith('"k49999":49999}')).toBe(true);
  expect(yaml(`${text}\nk7: again`)).toMatchObject({ code: 'yamlDuplicateKey', with: { line: 50_001, column: 1 } });
});

test('reads 100,000 aliases', () => {
  // If each search started at the beginning, it would visit 10,000 million nodes.
  const { length } = String(yaml(`- &a x\n${'- *a\n'.repeat(100_000)}`));
  expect(length).toBe(100_001 * '"x",'.length + 1);
});

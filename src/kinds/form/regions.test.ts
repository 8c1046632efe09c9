import { expect, test } from 'vitest';
import { choice, decimal, files, flag, line, text } from '../contract/fields';
import type { AnyTool } from '../contract';
import { applies, canonicalValue } from '../contract/values';
import { regionsOf, startsWithFiles, startsWithResult } from './regions';

test('texts and files are input, and a field without a tier is an option', () => {
  const fields = {
    input: text(),
    mode: choice(['a'], { tier: 'main' }),
    loud: flag(),
    rate: decimal('', { tier: 'input' }),
  };
  expect(regionsOf(fields)).toEqual({ bar: ['mode'], input: ['input', 'rate'], more: ['loud'] });
});

test('a text with the tier of an option is one, and a field that the tool shows itself is in no region', () => {
  const fields = { input: files({ accept: '' }), rules: text({ tier: 'more' }), find: line({ tier: 'input' }) };
  expect(regionsOf(fields, ['find'])).toEqual({ bar: [], input: ['input'], more: ['rules'] });
});

test.for([
  ['generator', { count: line() }, true],
  ['generator', { input: text() }, false],
  ['generator', { input: text({ hidden: true }), logo: files({ accept: '', when: { on: [true] } }) }, true],
  ['generator', { kind: choice(['a', 'b']), input: text({ when: { kind: ['a'] } }) }, false],
  ['generator', { kind: choice(['a', 'b']), input: text({ when: { kind: ['b'] } }) }, true],
  ['text', { count: line() }, false],
] as const)('%s with %j starts with its result: %s', ([kind, fields, first]) =>
  expect(startsWithResult({ kind, fields })).toBe(first),
);

test.for([
  [{ input: files({ accept: '' }), mode: choice(['a'], { tier: 'main' }) }, true],
  [{ input: files({ accept: '', optional: true }) }, false],
  [{ input: text(), logo: files({ accept: '' }) }, false],
  [{ logo: files({ accept: '', tier: 'more' }) }, false],
] as const)('a tool for files with %j starts with the file: %s', ([fields, first]) =>
  expect(startsWithFiles({ kind: 'file', fields })).toBe(first),
);

const tools = import.meta.glob<AnyTool>('../../tools/*/*/tool.ts', { eager: true, import: 'default' });

test.for(Object.entries(tools))('%s has at most three choices in the bar at a time', ([, { fields }]) => {
  const raw = (name: string) => {
    const field = fields[name];
    return field?.type === 'flag' ? field.initial : canonicalValue(field?.initial);
  };
  const shown = regionsOf(fields).bar.filter((name) => {
    const field = fields[name];
    return field && !field.hidden && applies(field, fields, raw);
  });
  expect(shown.length).toBeLessThanOrEqual(3);
});

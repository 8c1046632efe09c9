import { expect, test } from 'vitest';
import { text } from '../contract/fields';
import { expandTexts } from './expand-texts';

test('reads a long text, which is a Blob, into a string', async () => {
  expect(await expandTexts({ input: new Blob(['zażółć']), rate: 2 }, { input: text() })).toEqual({
    input: 'zażółć',
    rate: 2,
  });
});

test('keeps the Blob for a tool that processes bytes', async () => {
  const file = new Blob(['zażółć']);
  expect((await expandTexts({ input: file }, { input: text({ bytes: true }) })).input).toBe(file);
  expect(await expandTexts({ input: 'short' }, { input: text({ bytes: true }) })).toEqual({ input: 'short' });
});

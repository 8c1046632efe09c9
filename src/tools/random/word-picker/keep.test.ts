import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { entryText, type WordList } from '../../../data/words';
import { readKept, toggled, withKept, writeKept } from './keep';
import tool from './tool';

const lists = import.meta.glob<WordList>('../../../data/words/*/*.json', { import: 'default', eager: true });

test.for(Object.entries(lists))(
  'no entry of %s contains the separator between locked words or between forms',
  ([, { items }]) => {
    expect(items.map(entryText).filter((text) => text.includes('|') || text.includes(' / '))).toEqual([]);
  },
);

test('locked words survive the round trip through a link', () => {
  const kept = [
    { place: 3, text: 'What if cats could vote?' },
    { place: 0, text: 'coliseum' },
  ];
  expect(writeKept(kept)).toBe('0|coliseum|3|What if cats could vote?');
  expect(readKept(writeKept(kept))).toEqual([kept[1], kept[0]]);
});

test.for([
  ['', []],
  ['x|word', []],
  ['1', []],
  ['1|', []],
  ['-1|word|2|star', [{ place: 2, text: 'star' }]],
  ['2|star|2|moon', [{ place: 2, text: 'star' }]],
  ['123456|far', []],
] as const)('reads %j from a damaged link as %j', ([keep, kept]) => expect(readKept(keep)).toEqual(kept));

test('a lock can be closed, opened, and moved to the word now at its position', () => {
  expect(toggled('', { place: 1, text: 'star' })).toBe('1|star');
  expect(toggled('1|star', { place: 1, text: 'star' })).toBe('');
  expect(toggled('0|sun|1|star', { place: 1, text: 'moon' })).toBe('0|sun|1|moon');
});

test('drawn words fill the positions between the locked ones', () => {
  const kept = [
    { place: 0, text: 'A' },
    { place: 2, text: 'C' },
  ];
  expect(withKept(['x', 'y'], kept)).toEqual(['A', 'x', 'C', 'y']);
  expect(withKept(['x'], [])).toEqual(['x']);
});

const BASE = {
  list: 'noun',
  startsWith: '',
  endsWith: '',
  including: '',
  minLength: 1,
  maxLength: 40,
  category: 'any',
  forms: 'base',
  count: 5,
  unique: true,
  sort: 'none',
  seed: '',
  as: 'items',
  keep: '',
  v: '',
} as const;
const draw = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext()));

test('a locked word keeps its position while the others change, and is not drawn twice', async () => {
  const few = { list: 'body-part', category: 'leg', startsWith: 'kn', count: 2, keep: '1|knee' };
  for (let i = 0; i < 20; i++) expect((await draw(few)).values.result).toEqual(['kneecap', 'knee']);
  const { values } = await draw({ keep: '0|coliseum|4|star', seed: 'smallkit' });
  expect(values.result).toMatchObject({ 0: 'coliseum', 4: 'star', length: 5 });
  expect((await draw({ keep: '0|coliseum|4|star', seed: 'smallkit' })).values.result).toEqual(values.result);
});

test('sorting leaves a locked word at its position', async () => {
  const { values } = await draw({ keep: '0|zebra', seed: 'smallkit', sort: 'asc' });
  const [locked, ...others] = values.result as string[];
  expect(locked).toBe('zebra');
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('without locks, a seed draws the same words as before', async () => {
  const [plain, locked] = [await draw({ seed: 'smallkit' }), await draw({ seed: 'smallkit', keep: '9|far' })];
  expect(locked.values.result).toEqual(plain.values.result);
});

test('a locked word that the filters exclude counts among the possible words', async () => {
  const { problem } = await draw({ list: 'body-part', category: 'leg', startsWith: 'kn', count: 4, keep: '0|star' });
  expect(problem).toMatchObject({ code: 'notEnough', with: { possible: 3 } });
});

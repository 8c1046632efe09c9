import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { entryText, type WordList } from '../../../data/words';
import tool from './tool';

const lists = import.meta.glob<WordList>('../../../data/words/*/*.json', { import: 'default', eager: true });

test.for(Object.entries(lists))(
  'no entry of %s contains the separator between locked words or between forms',
  ([, { items }]) => {
    expect(items.map(entryText).filter((text) => text.includes('|') || text.includes(' / '))).toEqual([]);
  },
);

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

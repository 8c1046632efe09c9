import { describe, expect, test } from 'vitest';
import { EMOJI_GROUPS, LAST_EMOJI_VERSION, loadEmoji } from '../../../data/emoji';
import { countGraphemes } from '../../../core/text/graphemes';
import { seededSource } from '../../../core/numbers/random';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { chiSquare } from '../../../testing/chi-square';
import { inSkin, poolOf, SKINS } from './pool';
import tool from './tool';

const list = await loadEmoji();
const all = EMOJI_GROUPS.flatMap((group) => list.groups[group]);

describe('the list', () => {
  test('cites its source, its license and its date', () => {
    expect(list.source).toMatch(/^emojibase-data \d/);
    expect(list.licence).toBe('MIT');
    expect(list.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('has only fully qualified emoji, each of them one character', () => {
    const texts = all.flatMap(({ text, tones }) => [text, ...tones]);
    expect(texts.filter((text) => !/^\p{RGI_Emoji}$/v.test(text))).toEqual([]);
    expect(texts.filter((text) => countGraphemes(text) !== 1)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('has no components: a tone or hair without a person', () => {
    expect(all.filter(({ text }) => /^[\p{Emoji_Modifier}\u{1F9B0}-\u{1F9B3}]$/u.test(text))).toEqual([]);
  });

  test('gives every emoji a name, and its versions are known', () => {
    expect(all.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(Math.max(...all.map(({ version }) => version))).toBe(LAST_EMOJI_VERSION);
    expect(Math.min(...all.map(({ version }) => version))).toBe(0.6);
  });

  // Without tones, an emoji is the same sequence in every tone (UTS #51 §2.4).
  test('has five tones for each emoji that has any, and they differ in nothing else', () => {
    const bare = (text: string) => text.replaceAll(/[\p{Emoji_Modifier}\uFE0F]/gu, '');
    for (const { text, tones } of all.filter((one) => one.tones.length > 0)) {
      expect(tones.map(bare), text).toEqual(Array.from({ length: 5 }, () => bare(text)));
      expect(tones.map((tone) => /\p{Emoji_Modifier}/u.exec(tone)?.[0]).join('')).toBe('🏻🏼🏽🏾🏿');
    }
  });

  // emoji-test.txt of Unicode: 258 flags of regions, 3 of parts of the UK and 8 others; Emoji 16 added Sark.
  test.for([
    [15, 269],
    [17, 270],
  ])('has the flags of Emoji %i', ([newest, count]) => {
    const flags = poolOf(list, 'flags', newest ?? 0);
    expect(flags).toHaveLength(count ?? 0);
    expect(flags.filter(({ text }) => /^[\u{1F1E6}-\u{1F1FF}]{2}$/u.test(text))).toHaveLength((count ?? 0) - 11);
  });
});

test('all groups together are the pool of Any, in order', () => {
  expect(poolOf(list, 'any', 15)).toEqual(EMOJI_GROUPS.flatMap((group) => poolOf(list, group, 15)));
});

test('version 15 excludes 15.1', () => {
  const versions = new Set(poolOf(list, 'any', 15).map(({ version }) => version));
  expect([versions.has(15), versions.has(15.1), versions.has(16)]).toEqual([true, false, false]);
});

describe('skin tones', () => {
  const find = (label: string) =>
    all.find((one) => one.label === label) ?? { text: '', version: 0, label, tones: [], tonesVersion: 0 };
  const draw = async (label: string, newest: number) => {
    const random = await seededSource('smallkit');
    return SKINS.filter((skin) => skin !== 'any').map((skin) => inSkin(random, find(label), skin, newest));
  };

  test('color the emoji that have them, between its parts', async () => {
    expect(await draw('thumbs up', 15)).toEqual(['👍', '👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿']);
    expect((await draw('people holding hands', 15))[5]).toBe('🧑🏿‍🤝‍🧑🏿');
  });

  test('leave the others as they are', async () => {
    expect(await draw('grinning face', 15)).toEqual(Array.from({ length: 6 }, () => '😀'));
  });

  test('are left out if they are newer than the chosen version', async () => {
    // The handshake is from Emoji 3, its tones are from Emoji 14.
    expect((await draw('handshake', 13))[1]).toBe('🤝');
    expect((await draw('handshake', 14))[1]).toBe('🤝🏻');
  });

  test('of any kind are all drawn, evenly', async () => {
    const random = await seededSource('tones');
    const drawn = Array.from({ length: 10_000 }, () => inSkin(random, find('thumbs up'), 'any', 15));
    // p = 0.001 for 4 degrees of freedom: NIST/SEMATECH e-Handbook, table 1.3.6.7.4.
    expect(chiSquare(drawn, 5)).toBeLessThan(18.47);
  });
});

const BASE = {
  group: 'people',
  skin: 'none',
  newest: 15,
  count: 4,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: 'smallkit',
  v: '',
} as const;
const run = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext()));

test('a seed draws the same emoji in every skin tone', async () => {
  const labels = await Promise.all(SKINS.map(async (skin) => (await run({ skin })).values.label));
  expect(new Set(labels.map(String)).size).toBe(1);
});

test('a text has a table with the names, single items have none', async () => {
  expect((await run({})).values.names).toBeUndefined();
  expect((await run({ as: 'lines', count: 1 })).values.names).toMatchObject({ rows: [['👰‍♀️', 'woman with veil']] });
});

test('every emoji can be drawn without repeats', async () => {
  const { values } = await run({ group: 'any', count: 1_870, unique: true, as: 'lines' });
  const drawn = (values.result as { text: string }).text.split('\n');
  expect(new Set(drawn)).toEqual(new Set(poolOf(list, 'any', 15).map(({ text }) => text)));
});

test('a hundred thousand draws are spread evenly over the food', async () => {
  const counts: unknown[] = [];
  for (let round = 0; round < 10; round++) {
    const { values } = await run({ group: 'food', count: 10_000, seed: `food ${round}`, as: 'lines' });
    counts.push(...(values.result as { text: string }).text.split('\n'));
  }
  // p = 0.001 for 127 degrees of freedom, by scipy.stats.chi2.ppf.
  expect(chiSquare(counts, 128)).toBeLessThan(181.99);
});

test('a link made with a list of another date gives a note', async () => {
  expect((await run({ v: '2020-01-01' })).notes).toMatchObject([{ code: 'listChanged' }]);
});

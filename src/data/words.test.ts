import { describe, expect, test } from 'vitest';
import { countGraphemes } from '../core/text/graphemes';
import { BLOCKED } from '../../scripts/blocked-words.mjs';
import { entryText, wordList, type WordList } from './words';

const lists = import.meta.glob<WordList>('./words/*/*.json', { eager: true, import: 'default' });

/** The same for Italian, where English stems are parts of harmless words: penisola, spazzola. */
const BLOCKED_ITALIAN =
  /\b(cazz|coglion|culo\b|figa\b|froci|merda\b|minchi|mongoloid|negr[aeio]\b|pene\b|puttan|ricchion|scopat|stronz|stupr|tett[ae]\b|troia\b|vagina|zoccola)/i;

/** The minimum number of entries that a tool promises for a list. */
const LEAST: Readonly<Record<string, number>> = {
  noun: 1_000,
  verb: 1_000,
  adjective: 1_000,
  object: 300,
  'body-part': 80,
  topic: 120,
};

const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  object: ['clothing', 'food', 'household', 'outdoor', 'tool', 'toy'],
  'body-part': ['arm', 'head', 'inside', 'leg', 'torso'],
  topic: ['debate', 'drawing', 'essay', 'small-talk', 'speech', 'writing'],
};

for (const [path, list] of Object.entries(lists)) {
  const name = path.replace(/^.*\/(.*)\.json$/, '$1');
  const texts = list.items.map(entryText);
  describe(path, () => {
    test('cites its source, its license and its date', () => {
      expect(list.source).not.toBe('');
      expect(list.licence).not.toBe('');
      expect(list.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });
    test('is NFC, trimmed, with single spaces', () => {
      expect(texts.filter((text) => text !== text.normalize('NFC').trim().replace(/\s+/g, ' '))).toEqual([]);
    });
    test('has no duplicates, ignoring case', () => {
      const folded = texts.map((text) => text.toLowerCase());
      expect(folded.filter((text, index) => folded.indexOf(text) !== index)).toEqual([]);
    });
    test('is sorted by code unit', () => {
      expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)));
    });
    test('has no slurs and no sexual words', () => {
      expect(texts.filter((text) => (path.includes('/it/') ? BLOCKED_ITALIAN : BLOCKED).test(text))).toEqual([]);
    });
    test('has entries of at most 40 characters without spaces, the pickers’ default', () => {
      expect(texts.filter((text) => text === '' || countGraphemes(text.replaceAll(' ', '')) > 40)).toEqual([]);
    });
    test('has as many entries as its tool promises', () => {
      expect(texts.length).toBeGreaterThanOrEqual(LEAST[name] ?? 1);
    });
    test('has the categories that its tool offers, and no others', () => {
      const found = new Set(list.items.flatMap((entry) => (typeof entry === 'string' ? [] : [entry.category])));
      expect([...found].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(CATEGORIES[name] ?? []);
    });
  });
}

test('the block list blocks', () => {
  expect(['Whore', 'sex', 'a shithead'].every((text) => BLOCKED.test(text))).toBe(true);
  expect(['skyscraper', 'grape', 'cockatoo', 'unisexual'].some((text) => BLOCKED.test(text))).toBe(false);
});

test('the EFF list is complete and as published', async () => {
  const { items } = await wordList('en', 'word');
  const words = items.map(entryText);
  expect(words).toHaveLength(6 ** 5);
  // https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt has each word after its five dice, separated by a tab. Its
  // SHA-256 is published in many projects.
  const dice = (index: number) =>
    index
      .toString(6)
      .padStart(5, '0')
      .replace(/\d/g, (digit) => String(Number(digit) + 1));
  const file = words.map((word, index) => `${dice(index)}\t${word}\n`).join('');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(hex).toBe('addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e');
});

test('no EFF word is the beginning of another, so a passphrase without separators is unambiguous', async () => {
  const words = (await wordList('en', 'word')).items.map(entryText);
  expect(words.filter((word, index) => words[index + 1]?.startsWith(word))).toEqual([]);
});

test('throws for a list that does not exist', () => {
  expect(() => wordList('en', 'nonsense')).toThrow('src/data/words/en/nonsense.json does not exist');
});

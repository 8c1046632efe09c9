import { expect, test } from 'vitest';
import { FACT_TOPICS, FACTS_CHECKED } from '../facts';
import { FACTS } from './list';

const texts = FACTS.map(({ text }) => text);

test('has at least 300 facts, and at least 25 on each topic', () => {
  expect(FACTS.length).toBeGreaterThanOrEqual(300);
  for (const topic of FACT_TOPICS) {
    expect(FACTS.filter((fact) => fact.topic === topic).length, topic).toBeGreaterThanOrEqual(25);
  }
});

test('no fact is there twice, ignoring case', () => {
  const folded = texts.map((text) => text.toLowerCase());
  expect(folded.filter((text, index) => folded.indexOf(text) !== index)).toEqual([]);
});

test('each fact is NFC, trimmed, with single spaces and typographic quotes', () => {
  expect(texts.filter((text) => text !== text.normalize('NFC').trim().replace(/\s+/g, ' '))).toEqual([]);
  expect(texts.filter((text) => /["'`]/.test(text))).toEqual([]);
});

test('each fact is one sentence that ends with a period, of at most 200 characters', () => {
  expect(texts.filter((text) => !/^[“\p{Lu}\d].*[^.”]\.$/u.test(text))).toEqual([]);
  // No period, question mark or exclamation mark inside, except in a number.
  expect(texts.filter((text) => /[.!?…](?!\d|$)/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.length > 200)).toEqual([]);
});

test('no fact depends on the day on which it is read', () => {
  const stale = /\b(today|currently|nowadays|recently|this year|last year|so far|population|inhabitants)\b/i;
  expect(texts.filter((text) => stale.test(text))).toEqual([]);
});

test('each source has a name and an https address, always the same pair', () => {
  const names = new Map<string, string>();
  for (const { source } of FACTS) {
    const { protocol, hostname, href } = new URL(source.address);
    expect([protocol, href]).toEqual(['https:', source.address]);
    expect(hostname).not.toMatch(/wikipedia|blog|facts\.|fandom|quora/);
    expect(source.name).toBe(source.name.normalize('NFC').trim());
    expect(source.name).not.toBe('');
    expect(names.get(source.address) ?? source.name, source.address).toBe(source.name);
    names.set(source.address, source.name);
  }
});

test('has the date of the last review', () => expect(FACTS_CHECKED).toMatch(/^\d{4}-\d{2}-\d{2}$/));

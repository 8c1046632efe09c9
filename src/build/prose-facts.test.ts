import { describe, expect, test } from 'vitest';
import { daysLeft, PROSE_FACTS } from '../data/platform-facts';
import { agingFacts, langOfContent, withFacts, withFactsIn } from './prose-facts';

describe('a figure in a text', () => {
  test('is written as its language writes numbers', () => {
    expect(withFacts('{fact:instagram.caption} and {fact:x.post}', 'en')).toBe('2,200 and 280');
    expect(withFacts('{fact:youtube.description}', 'fr')).toBe('5\u202F000');
    expect(withFacts('{fact:youtube-thumbnail}', 'pl')).toBe('1280\u00A0×\u00A0720');
  });

  test('of a fee keeps its decimals', () => {
    expect(withFacts('{fact:paypal.checkout.percent}% + {fact:stripe.us-online.fixed}', 'en')).toBe('3.49% + 0.30');
    expect(withFacts('{fact:etsy.offsite-max}', 'fr')).toBe('100,00');
  });

  test('is replaced in front matter, which otherwise stays as it is', () => {
    const day = new Date(0);
    expect(withFactsIn({ faq: [{ q: '?', a: '{fact:x.link}' }], day, n: 1, tool: '{x}' }, 'en')).toEqual({
      faq: [{ q: '?', a: '23' }],
      day,
      n: 1,
      tool: '{x}',
    });
  });

  test('with an unknown name stops the build, which names the nearest one', () =>
    expect(() => withFacts('{fact:x.posts}', 'en')).toThrow(/x\.posts.*x\.post/s));
});

test('the language of content is a part of its path', () => {
  expect(langOfContent('pl/generator-hasel')).toBe('pl');
  expect(langOfContent('file:///content/site/ru/o-sayte.md')).toBe('ru');
  expect(langOfContent('adobe-illustrator')).toBe('en');
});

test('warns a month before a figure is 180 days old, and never of one without a date', () => {
  const read = PROSE_FACTS.get('x.post');
  expect(read && daysLeft(read, '2026-08-22')).toBe(180);
  expect(agingFacts(['x.post', 'instagram.caption'], '2027-01-19')).toBe('');
  expect(agingFacts(['x.post', 'instagram.caption'], '2027-01-20')).toMatch(
    /^Facts to look up again: x\.post \(29 days/,
  );
  expect(agingFacts(['x.post'], '2027-03-01')).toContain('-11 days');
});

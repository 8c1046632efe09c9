import { parse } from 'parse5';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { isColor, tags, type Page } from './tags';

const plain: Page = {
  title: 'T',
  description: 'D',
  url: '',
  image: '',
  imageAlt: '',
  siteName: '',
  type: 'none',
  locale: '',
  author: '',
  keywords: '',
  index: true,
  follow: true,
  charset: false,
  viewport: false,
  themeColor: '',
  twitterCard: 'none',
  twitterSite: '',
};
function made(page: Partial<Page>) {
  const given = tags({ ...plain, ...page });
  if (isProblem(given) || 'empty' in given) throw new Error(JSON.stringify(given));
  return given;
}
const lines = (page: Partial<Page>) =>
  made({ description: '', ...page })
    .result.split('\n')
    .slice(1);

test('a browser reads any typed text unchanged from the tags', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[\s\0]+/g, ' ').trim());
  fc.assert(
    fc.property(words, words, (title, description) => {
      fc.pre(title !== '' && description !== '');
      const seen: string[] = [];
      const walk = (node: object) => {
        if ('attrs' in node && Array.isArray(node.attrs) && 'nodeName' in node && node.nodeName === 'meta')
          seen.push(String(node.attrs.find(({ name }: { name: string }) => name === 'content')?.value));
        if ('nodeName' in node && node.nodeName === '#text' && 'value' in node) seen.push(String(node.value));
        if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(walk);
      };
      walk(parse(`<!doctype html><head>${made({ title, description }).result.replace('\n', '')}`));
      expect(seen).toEqual([title, description].map((text) => text.toWellFormed()));
    }),
  );
});

test.for([
  [{ index: false, follow: true }, ['<meta name="robots" content="noindex, follow">']],
  [{ index: true, follow: false }, ['<meta name="robots" content="index, nofollow">']],
  [{ index: false, follow: false }, ['<meta name="robots" content="noindex, nofollow">']],
  [{ index: true, follow: true }, []],
  [{ type: 'article' }, ['<meta property="og:title" content="T">', '<meta property="og:type" content="article">']],
  [
    { twitterCard: 'summary', twitterSite: 'https://x.com/example/' },
    ['<meta name="twitter:card" content="summary">', '<meta name="twitter:site" content="@example">'],
  ],
  [{ twitterSite: '@example' }, []],
  [{ imageAlt: 'no picture', type: 'none' }, []],
] as const)('%j', ([page, tagLines]) => expect(lines(page)).toEqual(tagLines));

test('line breaks and tabs become spaces', () => {
  expect(made({ title: ' a\r\n\tb ', description: 'x\ny' }).result).toBe(
    '<title>a b</title>\n<meta name="description" content="x y">',
  );
});

test('lengths count grapheme clusters', () => {
  expect(made({ title: '👩‍👩‍👧 é', description: '' })).toMatchObject({ titleLength: 3, descriptionLength: 0 });
});

test.for([
  [{ title: 'x'.repeat(61) }, note('longTitle', { count: 61, limit: 60 })],
  [{ description: 'x'.repeat(156) }, note('longDescription', { count: 156, limit: 155 })],
  [{ description: '' }, note('noDescription')],
  [{ image: 'http://example.com/a.png' }, note('plainImage')],
  [{ keywords: 'a, b' }, note('keywords')],
  [{ locale: 'pt-BR' }, note('locale', { text: 'pt-BR' })],
  [{ twitterSite: 'a b' }, note('handle', { text: '@a b' })],
  [{ twitterCard: 'summary' }, note('cardAlone')],
] as const)('%j gets a note', ([page, remark]) => expect(made(page).notes).toContainEqual(remark));

test('60 and 155 characters get no note', () => {
  expect(made({ title: 'x'.repeat(60), description: 'y'.repeat(155), locale: 'pt_BR' }).notes.filter(Boolean)).toEqual(
    [],
  );
});

test.for([
  [{ title: ' ' }, problem('noTitle', {}, 'title')],
  [{ url: 'example.com' }, problem('badAddress', { text: 'example.com' }, 'url')],
  [{ url: 'javascript:alert(1)' }, problem('badAddress', { text: 'javascript:alert(1)' }, 'url')],
  [{ image: '//example.com/a.png' }, problem('badAddress', { text: '//example.com/a.png' }, 'image')],
  [{ themeColor: 'greenish' }, problem('badColor', { text: 'greenish' }, 'themeColor')],
] as const)('refuses %j', ([page, refusal]) => expect(tags({ ...plain, ...page })).toEqual(refusal));

test('gives nothing for empty input', () => {
  expect(tags({ ...plain, title: '', description: '' })).toEqual({ empty: true });
});

test.for([
  ['#fff', true],
  ['#ABCD', true],
  ['#12345', false],
  ['Teal', true],
  ['transparent', true],
  ['rgb(1 2 3 / 50%)', true],
  ['oklch(0.7 0.1 200deg)', true],
  ['rgb(1,2', false],
  ['url(x)', false],
  // CSS Color 5 §3, §7; CSS Values 4 §10
  ['color-mix(in srgb, rgb(1 2 3 / 50%) 20%, teal)', true],
  ['light-dark(#fff, black)', true],
  ['rgb(calc(1 * 2) 2 3)', true],
  ['color-mix(in srgb, red, blue', false],
  ['var(--x)', false],
] as const)('%s as a color: %s', ([text, is]) => expect(isColor(text)).toBe(is));

test.for(['description', 'imageAlt', 'siteName', 'author', 'keywords', 'twitterSite'] as const)(
  'asks for a title if only %s is filled in',
  (name) => {
    const nothing = { ...plain, title: '', description: '' };
    expect(tags({ ...nothing, [name]: 'x' })).toEqual(problem('noTitle', {}, 'title'));
    expect(tags(nothing)).toEqual({ empty: true });
  },
);

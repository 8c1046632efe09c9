import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts';
import { linkParts } from './link-parts';

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

test.for([
  ['See https://a.bc/d.', ['https://a.bc/d']],
  ['(http://a.bc), “https://d.ef!”', ['http://a.bc', 'https://d.ef']],
  ['https://en.wikipedia.org/wiki/C_(language)', ['https://en.wikipedia.org/wiki/C_(language)']],
  ['a https://b.c?d=1&e=2#f g', ['https://b.c?d=1&e=2#f']],
  ['HTTPS://A.BC', ['HTTPS://A.BC']],
  ['https://zażółć.pl/ł', ['https://zażółć.pl/ł']],
  ['nohttps://a.bc ftp://a.bc www.a.bc', []],
  ['https:// http://', []],
  ['https://bank.com@evil.test/', []],
  ['https://a.bc/\u202Egpj', ['https://a.bc/']],
  ['(see https://a.bc/[d](e)).).', ['https://a.bc/[d](e)']],
] as const)('%j links to %j', ([text, found]) => expect(hrefs(text)).toEqual(found));

test('joining the pieces gives the text', () => {
  for (const text of [...HOSTILE_TEXTS, 'x https://a.bc y\r\nhttps://d.ef', ''])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

test('only http and https become addresses', () => {
  for (const href of HOSTILE_TEXTS.flatMap(hrefs)) expect(href).toMatch(/^https?:\/\/[^"<>\s@]+$/i);
});

test('ends an address before its 100,000 closing brackets', () => {
  for (const sign of [')', ']', '.', '()'])
    expect(hrefs(`https://a.bc/d${sign.repeat(100_000)}`)).toEqual(sign === '()' ? [] : ['https://a.bc/d']);
});

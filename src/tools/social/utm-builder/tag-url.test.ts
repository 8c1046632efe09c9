import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentEncode } from '../../../core/percent-encode';
import { campaignOf, campaignText, tagged, valueText, type Campaign } from './tag-url';
import { webUrl } from '../../../core/web-url';

const NONE: Campaign = { source: '', medium: '', campaign: '', id: '', term: '', content: '' };
const PLAIN = { lower: false, space: 'percent' } as const;

// Python: urllib.parse.quote(text, safe='').
test.for([
  ["a-._~!'()*z", 'a-._~%21%27%28%29%2Az'],
  ['é 漢 😀', '%C3%A9%20%E6%BC%A2%20%F0%9F%98%80'],
  ['a+b&c=d#e', 'a%2Bb%26c%3Dd%23e'],
  ['\uD800', '%EF%BF%BD'],
] as const)('%j is encoded as %s', ([text, expected]) => expect(percentEncode(text)).toBe(expected));

test.for([
  ['  Spring  Sale ', 'percent', false, 'Spring%20Sale'],
  ['Spring Sale', 'plus', true, 'spring+sale'],
  ['a+b c', 'plus', false, 'a%2Bb+c'],
  ['Spring\u00A0Sale', 'underscore', false, 'Spring_Sale'],
  ['Spring Sale', 'hyphen', true, 'spring-sale'],
] as const)('%j with %s, lowercase: %s', ([value, space, lower, expected]) =>
  expect(valueText(value, { space, lower })).toBe(expected),
);

test('parameters come in their own order, without empty ones', () =>
  expect(campaignText({ ...NONE, content: 'c', source: 's', id: '7' }, PLAIN)).toBe(
    'utm_source=s&utm_id=7&utm_content=c',
  ));

test.for([
  ['example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['localhost/a', 'https://localhost/a'],
  ['münchen.de/a?b', 'https://münchen.de/a?b'],
  [' HTTP://Example.com ', 'HTTP://Example.com'],
  ['http://intranet/a', 'http://intranet/a'],
  ['hello', undefined],
  ['hello/a.html', undefined],
  ['hello.', undefined],
  ['https://', undefined],
  ['ftp://example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
  ['https://exa mple.com', undefined],
] as const)('the address %j is %j', ([typed, expected]) => expect(webUrl(typed)).toBe(expected));

describe('tagging', () => {
  test.for([
    ['https://a.example', false, 'https://a.example?u'],
    ['https://a.example/?', false, 'https://a.example/?u'],
    ['https://a.example/#', false, 'https://a.example/?u#'],
    ['https://a.example/?x=%2f&&y', false, 'https://a.example/?x=%2f&&y&u'],
    ['https://a.example/?utm_source=old#top', false, 'https://a.example/?u#top'],
    ['https://a.example/?utm_custom=1&not_utm_x=2', false, 'https://a.example/?not_utm_x=2&u'],
    ['https://a.example/?a=1#utm_source=old', false, 'https://a.example/?a=1&u'],
    ['https://a.example/?utm_id=1#x', true, 'https://a.example/#x&u'],
    ['https://a.example/?a=1', true, 'https://a.example/?a=1#u'],
  ] as const)('%s, in the fragment: %s', ([address, inFragment, expected]) =>
    expect(tagged(address, 'u', inFragment)).toBe(expected),
  );

  const piece = fc.stringMatching(/^[a-z]{1,6}=[a-z0-9%._~-]{0,6}$/).filter((one) => !one.startsWith('utm_'));
  const query = fc.array(piece, { maxLength: 4 });
  test('twice is the same as once, and other parameters stay as they were', () => {
    fc.assert(
      fc.property(query, fc.boolean(), (pieces, inFragment) => {
        const address = `https://a.example/p${pieces.length > 0 ? `?${pieces.join('&')}` : ''}`;
        const once = tagged(address, 'utm_source=x', inFragment);
        expect(tagged(once, 'utm_source=x', inFragment)).toBe(once);
        expect(new URL(once).search.slice(1).split('&').slice(0, pieces.length).join('&')).toBe(pieces.join('&'));
      }),
    );
  });
});

test('a campaign is read back from its address', () => {
  const campaign = { ...NONE, source: 'news letter', medium: 'é+', id: '7' };
  const address = tagged('https://a.example/?a=1#top', campaignText(campaign, PLAIN), false);
  expect(campaignOf(address)).toEqual(campaign);
  expect(campaignOf('https://a.example/?utm_source=50%')).toEqual({ ...NONE, source: '50%' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { decode, encode, type Writing } from './codec';
import { MODES, percentDecode, percentEncode } from './percent';
import { urlParts } from './url-parts';

const plain: Writing = { mode: 'component', eachLine: false, eol: 'lf' };
const anyText = fc.string({ unit: 'binary' });

test.for(['component', 'all'] as const)('decode undoes encode: %s', (mode) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(percentDecode(percentEncode(text, mode) ?? '')).toEqual({ text: text.toWellFormed() });
    }),
  );
});

test('with + read as a space, decode undoes the form’s encoding', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(percentDecode(percentEncode(text, 'form') ?? '', true).text).toBe(text.toWellFormed());
    }),
  );
});

test('form agrees with URLSearchParams on any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(percentEncode(text, 'form')).toBe(new URLSearchParams([['', text]]).toString().slice(1));
    }),
  );
});

test('component is encodeURIComponent, stricter by five marks', () => {
  const strict = (text: string) =>
    encodeURIComponent(text.toWellFormed()).replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(percentEncode(text, 'component')).toBe(strict(text));
    }),
  );
});

test('an address that is right already stays as it is in mode uri', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(percentEncode(url, 'uri')).toBe(url);
    }),
  );
});

test.for([
  ['100%', '100%25'],
  ['%4', '%254'],
  ['%4G', '%254G'],
  ['%41', '%41'],
  ['%é', '%25%C3%A9'],
  ['[a]|{b}', '[a]%7C%7Bb%7D'],
] as const)('%s is %s in mode uri', ([text, gives]) => {
  expect(percentEncode(text, 'uri')).toBe(gives);
});

// Chosen so that each differs from the others.
test.for([
  ['component', 'a%21~%20%2A'],
  ['uri', 'a!~%20*'],
  ['form', 'a%21%7E+*'],
  ['all', '%61%21%7E%20%2A'],
] as const)('%s keeps what its standard keeps', ([mode, gives]) => {
  expect(percentEncode('a!~ *', mode)).toBe(gives);
});

test('a lone surrogate is written as U+FFFD, a pair as one character', () => {
  expect(percentEncode('\uD83D', 'component')).toBe('%EF%BF%BD');
  expect(percentEncode('😀', 'component')).toBe('%F0%9F%98%80');
});

test('line breaks are encoded, made CRLF or kept, as asked for', () => {
  expect(encode('a\nb', plain)).toMatchObject({ result: 'a%0Ab' });
  expect(encode('a\r\nb', plain)).toMatchObject({ result: 'a%0D%0Ab' });
  expect(encode('a\nb\r\nc', { ...plain, eol: 'crlf' })).toMatchObject({ result: 'a%0D%0Ab%0D%0Ac' });
  for (const mode of MODES)
    expect(encode('\n\r\n', { mode, eachLine: true, eol: 'crlf' })).toMatchObject({ result: '\n\r\n' });
});

test('a byte order mark is left out and remarked on', () => {
  expect(encode('\uFEFFa', plain)).toEqual({ result: 'a', notes: [note('bom')] });
  expect(decode('\uFEFFa', false)).toMatchObject({ result: 'a', notes: expect.arrayContaining([note('bom')]) });
  expect(decode('%EF%BB%BFa', false).result).toBe('\uFEFFa');
});

// Counts as Node's TextDecoder and Python's errors="replace" have them: maximal subparts.
test.for([
  ['%FF', 1, 0],
  ['a%C3', 1, 1],
  ['%E2%82x', 1, 0],
  ['%E2%28', 1, 0],
  ['%F0%9F%98', 1, 0],
  ['%C0%AF', 2, 0],
  ['%ED%A0%80', 3, 0],
  ['%F4%90%80%80', 4, 0],
  ['é%41%A9%F1%80%80%41', 2, 4],
] as const)('%s has %i sequences that are not UTF-8, the first at %i', ([text, count, index]) => {
  const decoded = percentDecode(text);
  expect(decoded.replaced).toEqual({ count, index });
  expect(decoded.text.split('\uFFFD')).toHaveLength(count + 1);
});

test('a U+FFFD that somebody wrote is not counted', () => {
  expect(percentDecode('\uFFFD%EF%BF%BD')).toEqual({ text: '\uFFFD\uFFFD' });
});

test('as many are replaced as TextDecoder replaces, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      const { text: decoded, replaced } = percentDecode(escaped);
      expect(decoded).toBe(text);
      const written = Buffer.from(bytes).toString('latin1').split('\u00EF\u00BF\u00BD').length - 1;
      expect(replaced?.count ?? 0).toBe(text.split('\uFFFD').length - 1 - written);
    }),
  );
});

test('what was left or replaced is counted and located', () => {
  expect(decode('100% sure\n😀%zz %FF', false)).toMatchObject({
    result: '100% sure\n😀%zz \uFFFD',
    notes: [
      false,
      note('stray', { count: 2, line: 1, column: 4 }),
      note('replaced', { count: 1, line: 2, column: 6 }),
      undefined,
      false,
    ],
  });
});

test('remarks on what was encoded twice', () => {
  expect(decode('caf%25C3%25A9', false)).toMatchObject({
    result: 'caf%C3%A9',
    notes: expect.arrayContaining([note('twice')]),
  });
});

const values = (text: string, plus = false) =>
  urlParts(text, plus)?.map(({ part, name, value }) => [part, name, value]);

test('an address in its parts, decoded, its pairs in order', () => {
  expect(values('https://ann:s%40t@ex.org:8080/a%2Fb/?q=x%26y&q=&flag&=1#%C3%A9')).toEqual([
    ['scheme', '', 'https'],
    ['user', '', 'ann'],
    ['password', '', 's@t'],
    ['host', '', 'ex.org'],
    ['port', '', '8080'],
    ['path', '', '/a/b/'],
    ['query', 'q', 'x&y'],
    ['query', 'q', ''],
    ['query', 'flag', ''],
    ['query', '', '1'],
    ['fragment', '', 'é'],
  ]);
});

test.for([
  [
    'http://[2001:db8::1]:80/',
    [
      ['scheme', '', 'http'],
      ['host', '', '[2001:db8::1]'],
      ['port', '', '80'],
      ['path', '', '/'],
    ],
  ],
  [
    'mailto:a@b.org?subject=Hi%20there',
    [
      ['scheme', '', 'mailto'],
      ['path', '', 'a@b.org'],
      ['query', 'subject', 'Hi there'],
    ],
  ],
  [
    ' ?a=1#x?y ',
    [
      ['query', 'a', '1'],
      ['fragment', '', 'x?y'],
    ],
  ],
  [
    '/search?q=1',
    [
      ['path', '', '/search'],
      ['query', 'q', '1'],
    ],
  ],
  [
    'a=1&b=x%3Dy',
    [
      ['query', 'a', '1'],
      ['query', 'b', 'x=y'],
    ],
  ],
] as const)('%s has parts', ([text, parts]) => {
  expect(values(text)).toEqual(parts);
});

test.for([
  'https://user@example.com:pw@evil.example/',
  'https://a@b@evil.example:8080/?q=1',
  'https://google.com:443@evil.example/',
  'https://evil.example\\@good.example/',
  'https://u:p:q@[::1]:81/',
])('who is asked in %s is whom a browser would ask (URL of Node)', (address) => {
  const { username, password, hostname, port } = new URL(address);
  const found = new Map(urlParts(address)?.map(({ part, value }) => [part, value]));
  const asked = { user: username, password, host: hostname, port };
  for (const part of ['user', 'password', 'host', 'port'] as const)
    expect(found.get(part) ?? '').toBe(decodeURIComponent(asked[part]));
});

test.for(['', 'a', 'a=1', 'What? a=b', 'https://a b', 'note: text', 'x:y', 'a&b', 'Is it so?'])(
  '%j is no address',
  (text) => {
    expect(urlParts(text)).toBeUndefined();
  },
);

test('an empty place between two & is no pair', () => {
  expect(values('/?&a=1&&b=2&')).toEqual([
    ['path', '', '/'],
    ['query', 'a', '1'],
    ['query', 'b', '2'],
  ]);
});

test('+ in a query is a space where that is asked for, and remarked on where not', () => {
  expect(values('/?a+b=c+d', true)).toEqual([
    ['path', '', '/'],
    ['query', 'a b', 'c d'],
  ]);
  expect(decode('/?a=c+d', false).notes).toContainEqual(note('plusKept'));
  expect(decode('/a+b?a=c', false).notes).not.toContainEqual(note('plusKept'));
  expect(decode('/?a=c+d', true).notes).not.toContainEqual(note('plusKept'));
});

test('an address that was encoded as a whole shows its parts too', () => {
  const { result, parts } = decode('https%3A%2F%2Fex.org%2F%3Fq%3D1%252B1', false);
  expect(result).toBe('https://ex.org/?q=1%2B1');
  expect(parts?.rows.at(-1)?.slice(1)).toEqual(['q', '1+1']);
});

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

test('decode undoes the form encoding if + is read as a space', () => {
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

test('component matches encodeURIComponent, but also encodes five more marks', () => {
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

test('uri mode leaves a valid URL unchanged', () => {
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
] as const)('encodes %s as %s in uri mode', ([text, gives]) => {
  expect(percentEncode(text, 'uri')).toBe(gives);
});

// Chosen so that each mode gives a different result.
test.for([
  ['component', 'a%21~%20%2A'],
  ['uri', 'a!~%20*'],
  ['form', 'a%21%7E+*'],
  ['all', '%61%21%7E%20%2A'],
] as const)('%s keeps the characters that its standard keeps', ([mode, gives]) => {
  expect(percentEncode('a!~ *', mode)).toBe(gives);
});

test('encodes a lone surrogate as U+FFFD, and a surrogate pair as one character', () => {
  expect(percentEncode('\uD83D', 'component')).toBe('%EF%BF%BD');
  expect(percentEncode('😀', 'component')).toBe('%F0%9F%98%80');
});

test('encodes line breaks, turns them into CRLF, or keeps them, as chosen', () => {
  expect(encode('a\nb', plain)).toMatchObject({ result: 'a%0Ab' });
  expect(encode('a\r\nb', plain)).toMatchObject({ result: 'a%0D%0Ab' });
  expect(encode('a\nb\r\nc', { ...plain, eol: 'crlf' })).toMatchObject({ result: 'a%0D%0Ab%0D%0Ac' });
  for (const mode of MODES)
    expect(encode('\n\r\n', { mode, eachLine: true, eol: 'crlf' })).toMatchObject({ result: '\n\r\n' });
});

test('skips a byte order mark and adds a note', () => {
  expect(encode('\uFEFFa', plain)).toEqual({ result: 'a', notes: [note('bom')] });
  expect(decode('\uFEFFa', false)).toMatchObject({ result: 'a', notes: expect.arrayContaining([note('bom')]) });
  expect(decode('%EF%BB%BFa', false).result).toBe('\uFEFFa');
});

// The counts match Node's TextDecoder and Python's errors="replace": maximal subparts.
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
] as const)('finds in %s %i sequences that aren’t UTF-8, the first at index %i', ([text, count, index]) => {
  const decoded = percentDecode(text);
  expect(decoded.replaced).toEqual({ count, index });
  expect(decoded.text.split('\uFFFD')).toHaveLength(count + 1);
});

test('does not count a U+FFFD from the input', () => {
  expect(percentDecode('\uFFFD%EF%BF%BD')).toEqual({ text: '\uFFFD\uFFFD' });
});

test('replaces as many sequences as TextDecoder does, for any bytes', () => {
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

test('counts and locates stray percent signs and replaced sequences', () => {
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

test('adds a note if the text was encoded twice', () => {
  expect(decode('caf%25C3%25A9', false)).toMatchObject({
    result: 'caf%C3%A9',
    notes: expect.arrayContaining([note('twice')]),
  });
});

const values = (text: string, plus = false) =>
  urlParts(text, plus)?.map(({ part, name, value }) => [part, name, value]);

test('splits a URL into decoded parts, with its query pairs in order', () => {
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
] as const)('splits %s into its parts', ([text, parts]) => {
  expect(values(text)).toEqual(parts);
});

test.for([
  'https://user@example.com:pw@evil.example/',
  'https://a@b@evil.example:8080/?q=1',
  'https://google.com:443@evil.example/',
  'https://evil.example\\@good.example/',
  'https://u:p:q@[::1]:81/',
])("finds the same host in %s as a browser (Node's URL)", (address) => {
  const { username, password, hostname, port } = new URL(address);
  const found = new Map(urlParts(address)?.map(({ part, value }) => [part, value]));
  const asked = { user: username, password, host: hostname, port };
  for (const part of ['user', 'password', 'host', 'port'] as const)
    expect(found.get(part) ?? '').toBe(decodeURIComponent(asked[part]));
});

test.for(['', 'a', 'a=1', 'What? a=b', 'https://a b', 'note: text', 'x:y', 'a&b', 'Is it so?'])(
  'does not treat %j as a URL',
  (text) => {
    expect(urlParts(text)).toBeUndefined();
  },
);

test('ignores an empty pair between two &', () => {
  expect(values('/?&a=1&&b=2&')).toEqual([
    ['path', '', '/'],
    ['query', 'a', '1'],
    ['query', 'b', '2'],
  ]);
});

test('reads + in a query as a space if chosen, otherwise adds a note', () => {
  expect(values('/?a+b=c+d', true)).toEqual([
    ['path', '', '/'],
    ['query', 'a b', 'c d'],
  ]);
  expect(decode('/?a=c+d', false).notes).toContainEqual(note('plusKept'));
  expect(decode('/a+b?a=c', false).notes).not.toContainEqual(note('plusKept'));
  expect(decode('/?a=c+d', true).notes).not.toContainEqual(note('plusKept'));
  expect(decode('a=c+d&b=1', false).notes).toContainEqual(note('plusKept'));
  expect(decode('/?a=c%2Bd', false).notes).not.toContainEqual(note('plusKept'));
  expect(decode('https%3A%2F%2Fex.org%2F%3Fq%3Dc+d', false).notes).toContainEqual(note('plusKept'));
});

test.for([
  ['https://ex.org/a+b?q=c+d%2Be#f+g', 'https://ex.org/a+b?q=c d+e#f+g'],
  ['mailto:a+b@ex.org?subject=Hi+there', 'mailto:a+b@ex.org?subject=Hi there'],
  ['https://ex.org/#a+b?c+d', 'https://ex.org/#a+b?c+d'],
  [' /a+b?q=c+d ', ' /a+b?q=c d '],
  ['a+b=c+d&e=1', 'a b=c d&e=1'],
  ['caf%C3%A9+cr%C3%A8me', 'café crème'],
  ['/?q=a+b\n/?q=c+d', '/?q=a b\n/?q=c d'],
] as const)('reads + as a space in %j only where it can be one', ([text, result]) => {
  expect(decode(text, true).result).toBe(result);
});

test('counts and locates the same whether + is a space or not', () => {
  const places = (plus: boolean) => decode('/a+?q=+%zz+%FF', plus).notes.slice(1, 3);
  expect(places(true)).toEqual(places(false));
  expect(places(true)).toEqual([
    note('stray', { count: 1, line: 1, column: 8 }),
    note('replaced', { count: 1, line: 1, column: 12 }),
  ]);
});

test('splits a URL that was encoded as a whole, too', () => {
  const { result, parts } = decode('https%3A%2F%2Fex.org%2F%3Fq%3D1%252B1', false);
  expect(result).toBe('https://ex.org/?q=1%2B1');
  expect(parts?.rows.at(-1)?.slice(1)).toEqual(['q', '1+1']);
});

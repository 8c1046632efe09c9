import { describe, expect, test } from 'vitest';
import { nameToAsk } from './name';

describe('extracts the name from typed text', () => {
  test.for([
    'example.com',
    ' Example.COM. ',
    'https://user:secret@example.com:8443/path?q=a@b.c#x',
    'http://example.com',
    'ftp://example.com/file',
    '//example.com/x',
    'example.com/path',
    'example.com:8080',
    'someone@example.com',
    'Some One <someone@example.com>',
    'mailto:someone@example.com?subject=x',
    '"example.com"',
    'example。com',
  ])('reads example.com in %j', (typed) => expect(nameToAsk(typed)).toMatchObject({ name: 'example.com' }));

  // Expected values: Python's punycode codec, after the mapping of UTS 46 (non-transitional).
  test.for([
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['faß.de', 'xn--fa-hia.de'],
    ['παράδειγμα.δοκιμή', 'xn--hxajbheg2az3al.xn--jxalpdlp'],
    ['ＥＸＡＭＰＬＥ.com', 'example.com'],
    ['münchen。de', 'xn--mnchen-3ya.de'],
  ] as const)('turns %j into %s', ([typed, name]) => {
    expect(nameToAsk(typed)).toEqual({ name, unicode: typed.normalize('NFC').toLowerCase() });
  });

  test.for([
    '_dmarc.example.com',
    'selector1._domainkey.example.com',
    '_443._tcp.example.com',
    '1.2',
    'xn--bcher-kva.example',
    'localhost',
    '123.example',
  ])('leaves %s unchanged', (name) => expect(nameToAsk(name)).toEqual({ name }));
});

describe('reverses IP addresses (values from Python’s ipaddress)', () => {
  test.for([
    ['1.2.3.4', '4.3.2.1.in-addr.arpa'],
    ['http://1.2.3.4:80/x', '4.3.2.1.in-addr.arpa'],
    ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['[2001:db8::567:89ab]:443', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['http://[2001:db8::567:89ab]/', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
    ['::ffff:192.0.2.1', '1.0.2.0.0.0.0.c.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa'],
    ['fe80::1%eth0', '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.e.f.ip6.arpa'],
    ['::', `${'0.'.repeat(32)}ip6.arpa`],
  ] as const)('reverses %s', ([typed, name]) => expect(nameToAsk(typed)).toMatchObject({ name }));

  test.for(['256.1.1.1', '1:2:3', '1::2::3', '12345::'])('refuses %s', (typed) => {
    expect(nameToAsk(typed)).toEqual({ bad: 'badAddress' });
  });
});

describe('refusals', () => {
  const label = 'a'.repeat(63);
  test.for([
    ['', { bad: 'empty' }],
    ['https://', { bad: 'empty' }],
    ['.', { bad: 'empty' }],
    ['a..b', { bad: 'emptyLabel' }],
    ['.example.com', { bad: 'emptyLabel' }],
    ['exa mple.com', { bad: 'badCharacter', character: ' ' }],
    ['exam!ple.com', { bad: 'badCharacter', character: '!' }],
    ['*.example.com', { bad: 'badCharacter', character: '*' }],
    ['a<b>c.com', { bad: 'badCharacter', character: '<' }],
    [`${label}a.com`, { bad: 'longLabel', label: `${label}a`, octets: 64 }],
    [`${`${label}.`.repeat(3)}${'a'.repeat(62)}`, { bad: 'longName', octets: 254 }],
    ['\uFFFD.com', { bad: 'notDomain' }],
  ] as const)('refuses %j', ([typed, gives]) => expect(nameToAsk(typed)).toEqual(gives));

  test('accepts 63 octets in a label and 253 in a name', () => {
    expect(nameToAsk(`${label}.com`)).toEqual({ name: `${label}.com` });
    const longest = `${`${label}.`.repeat(3)}${'a'.repeat(61)}`;
    expect(nameToAsk(longest)).toEqual({ name: longest });
  });
});

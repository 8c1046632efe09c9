import { expect, test } from 'vitest';
import { presentation } from './rdata';

const [TXT, NS, MX, SOA, AAAA, SRV, NAPTR, DS, SSHFP, DNSKEY, TLSA, SVCB, HTTPS, CAA] = [
  16, 2, 15, 6, 28, 33, 35, 43, 44, 48, 52, 64, 65, 257,
];
const generic = (hex: string) => `\\# ${hex.replace(/\s/g, '').length / 2} ${hex}`;

test.for([
  [CAA, '00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67', '0 issue "letsencrypt.org"'],
  [
    CAA,
    '80 05 69 6f 64 65 66 6d 61 69 6c 74 6f 3a 61 22 62 40 65 78 61 6d 70 6c 65 2e 63 6f 6d',
    '128 iodef "mailto:a\\"b@example.com"',
  ],
  [MX, '00 0a 04 6d 61 69 6c 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00', '10 mail.example.com'],
  [SRV, '00 0a 00 3c 13 c4 03 73 69 70 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00', '10 60 5060 sip.example.com'],
  [
    SOA,
    '02 6e 73 05 69 63 61 6e 6e 03 6f 72 67 00 03 6e 6f 63 03 64 6e 73 05 69 63 61 6e 6e 03 6f 72 67 00 78 a5 08 09 00 00 1c 20 00 00 0e 10 00 12 75 00 00 00 0e 10',
    'ns.icann.org noc.dns.icann.org 2024081417 7200 3600 1209600 3600',
  ],
  [
    NAPTR,
    '00 64 00 0a 01 75 07 45 32 55 2b 73 69 70 10 21 5e 2e 2a 24 21 73 69 70 3a 61 40 62 2e 63 21 00',
    '100 10 "u" "E2U+sip" "!^.*$!sip:a@b.c!" .',
  ],
  [
    DS,
    'ec 45 05 01 2b b1 83 af 5f 22 58 81 79 a5 3b 0a 98 63 1f ad 1a 29 21 18',
    '60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118',
  ],
  [TLSA, '03 01 01 d2 ab de 24', '3 1 1 D2ABDE24'],
  [SSHFP, '04 02 12 34 56 78', '4 2 12345678'],
  [DNSKEY, '01 01 03 0d 99 db 2c c1 4c ab', '257 3 13 mdsswUyr'],
  [AAAA, '20 01 0d b8 00 00 00 00 00 00 00 00 00 00 00 01', '2001:db8::1'],
  [NS, '01 61 0c 69 61 6e 61 2d 73 65 72 76 65 72 73 03 6e 65 74 00', 'a.iana-servers.net'],
  [TXT, '0b 76 3d 73 70 66 31 20 2d 61 6c 6c 08 70 61 72 74 22 74 77 6f', 'v=spf1 -allpart"two'],
  [
    HTTPS,
    '00 01 00 00 01 00 06 02 68 33 02 68 32 00 04 00 08 68 10 84 e5 68 10 85 e5 00 06 00 10 26 06 47 00 00 00 00 00 00 00 00 00 68 10 84 e5',
    '1 . alpn=h3,h2 ipv4hint=104.16.132.229,104.16.133.229 ipv6hint=2606:4700::6810:84e5',
  ],
] as const)('decodes type %i from wire format like dnspython: %s to %j', ([type, hex, text]) => {
  expect(presentation(type, generic(hex))).toBe(text);
});

/** RFC 9460 appendix D.1 and D.2: wire format and presentation. */
test.for([
  ['00 00 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00', '0 foo.example.com'],
  ['00 01 00', '1 .'],
  ['00 10 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00 00 03 00 02 00 35', '16 foo.example.com port=53'],
  [
    '00 01 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00 02 9b 00 05 68 65 6c 6c 6f',
    '1 foo.example.com key667=hello',
  ],
  [
    '00 01 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00 02 9b 00 09 68 65 6c 6c 6f d2 71 6f 6f',
    '1 foo.example.com key667="hello\\210qoo"',
  ],
  [
    '00 01 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 63 6f 6d 00 00 06 00 20 20 01 0d b8 00 00 00 00 00 00 00 00 00 00 00 01 20 01 0d b8 00 00 00 00 00 00 00 00 00 53 00 01',
    '1 foo.example.com ipv6hint=2001:db8::1,2001:db8::53:1',
  ],
  [
    '00 10 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 6f 72 67 00 00 00 00 04 00 01 00 04 00 01 00 09 02 68 32 05 68 33 2d 31 39 00 04 00 04 c0 00 02 01',
    '16 foo.example.org mandatory=alpn,ipv4hint alpn=h2,h3-19 ipv4hint=192.0.2.1',
  ],
  [
    '00 10 03 66 6f 6f 07 65 78 61 6d 70 6c 65 03 6f 72 67 00 00 01 00 0c 08 66 5c 6f 6f 2c 62 61 72 02 68 32',
    '16 foo.example.org alpn="f\\\\\\\\oo\\\\,bar,h2"',
  ],
] as const)('decodes SVCB %s to %j', ([hex, text]) => expect(presentation(SVCB ?? 0, generic(hex))).toBe(text));

test('decodes RFC 3597 data with a wrong length, and leaves truncated or unknown data unchanged', () => {
  expect(presentation(257, '\\# 12 00 05 69 73 73 75 65 61 2e 62 63')).toBe('0 issue "a.bc"');
  expect(presentation(257, '\\# 2 00 05')).toBe('\\# 2 00 05');
  expect(presentation(15, '\\# 5  00 0a 04 6d')).toBe('\\# 5 00 0a 04 6d');
  expect(presentation(65280, '\\# 4 0A000001')).toBe('\\# 4 0A000001');
  expect(presentation(1, '\\# 4 C0000201')).toBe('192.0.2.1');
});

test.for([
  ['"v=spf1 include:_spf.example.com " "-all"', 'v=spf1 include:_spf.example.com -all'],
  ['v=spf1 -all', 'v=spf1 -all'],
  ['"say \\"hi\\" \\\\ there"', 'say "hi" \\ there'],
  ['"caf\\195\\169"', 'café'],
  ['"\\255\\254"', '\\255\\254'],
  ['"two\\010lines"', 'two\\010lines'],
  ['""', ''],
  ['"a" ', 'a'],
] as const)('decodes TXT %s to %j', ([data, text]) => expect(presentation(16, data)).toBe(text));

test.for([
  [5, 'www.example.com.', 'www.example.com'],
  [15, '0 .', '0 .'],
  [15, '10  mail.example.com.', '10 mail.example.com'],
  [6, 'ns.example. host.example. 1 2 3 4 5', 'ns.example host.example 1 2 3 4 5'],
  [33, '10 60 5060 sip.example.com.', '10 60 5060 sip.example.com'],
  [35, '100 10 "u" "E2U+sip" "!^.*$!sip:a@b.c!" next.example.', '100 10 "u" "E2U+sip" "!^.*$!sip:a@b.c!" next.example'],
  [65, '1 . alpn="h3,h2" ipv4hint="1.1.1.1"', '1 . alpn="h3,h2" ipv4hint="1.1.1.1"'],
  [65, '0 alias.example.net.', '0 alias.example.net'],
  [1, '192.0.2.1', '192.0.2.1'],
] as const)('formats type %i: %j as %j', ([type, data, text]) => expect(presentation(type, data)).toBe(text));

import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../i18n/languages';
import { isBlank, payloadOf, type Content } from './payload';

const NOTHING: Content = {
  type: 'text',
  input: '',
  ssid: '',
  password: '',
  security: 'WPA',
  hidden: false,
  firstName: '',
  lastName: '',
  org: '',
  title: '',
  phone: '',
  email: '',
  url: '',
  address: '',
  note: '',
  to: '',
  subject: '',
  body: '',
  lat: '',
  lon: '',
  summary: '',
  location: '',
  start: '',
  end: '',
};
const payload = (values: Partial<Content>, lang: Lang = 'en') => payloadOf({ ...NOTHING, ...values }, lang);
const lines = (values: Partial<Content>) => String(payload(values)).split('\r\n');

describe('text and URLs', () => {
  test('keeps text as typed', () => expect(payload({ input: ' a\r\nb ' })).toBe(' a\r\nb '));
  test.for([
    ['example.com', 'https://example.com'],
    [' example.com:8080/a ', 'https://example.com:8080/a'],
    ['http://example.com', 'http://example.com'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:112', 'tel:112'],
    ['localhost:3000', 'https://localhost:3000'],
  ] as const)('turns %j into %s', ([input, address]) => expect(payload({ type: 'url', input })).toBe(address));
});

describe('Wi-Fi', () => {
  test.for([
    [{ ssid: 'Café; 5G', password: 'a:b\\c' }, 'WIFI:T:WPA;S:Café\\; 5G;P:a\\:b\\\\c;;'],
    [{ ssid: '"foo;bar\\baz"', password: 'x' }, 'WIFI:T:WPA;S:\\"foo\\;bar\\\\baz\\";P:x;;'],
    [{ ssid: 'Guest', password: 'kept out', security: 'nopass' }, 'WIFI:T:nopass;S:Guest;;'],
    [{ ssid: 'a,b', password: '12345', security: 'WEP', hidden: true }, 'WIFI:T:WEP;S:a\\,b;P:12345;H:true;;'],
  ] as const)('encodes %j', ([values, text]) => expect(payload({ type: 'wifi', ...values })).toBe(text));
  test('requires a name and, unless the network is open, a password', () => {
    expect(payload({ type: 'wifi', password: 'x' })).toEqual({ missing: 'ssid' });
    expect(payload({ type: 'wifi', ssid: 'x' })).toEqual({ missing: 'password' });
  });
});

describe('contacts', () => {
  test('vCard 3.0 omits empty lines and ends each line with CRLF', () => {
    const card = {
      type: 'vcard',
      firstName: 'Ana',
      lastName: 'Souza; Lima',
      org: 'Café, Ltda.',
      phone: '+55 11 96123-4567',
      address: 'Rua A, 1\nSão Paulo',
      url: 'example.com',
    } as const;
    expect(lines(card)).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Souza\\; Lima;Ana;;;',
      'FN:Ana Souza\\; Lima',
      'ORG:Café\\, Ltda.',
      'TEL:+55 11 96123-4567',
      'URL:https://example.com',
      'ADR:;;Rua A\\, 1\\nSão Paulo;;;;',
      'END:VCARD',
      '',
    ]);
  });
  test("a company without a person gets the company's name", () => {
    expect(lines({ type: 'vcard', org: 'ACME' })).toContain('FN:ACME');
    expect(payload({ type: 'vcard', phone: '1' })).toEqual({ missing: 'firstName' });
  });
});

describe('email, messages, calls', () => {
  test.for([
    [{ to: 'chris@example.com' }, 'mailto:chris@example.com'],
    [
      { to: 'a+b@example.org, c@example.org', subject: 'a b & c' },
      'mailto:a+b@example.org,%20c@example.org?subject=a%20b%20%26%20c',
    ],
    [{ to: 'user@example.org', body: 'first\nsecond' }, 'mailto:user@example.org?body=first%0D%0Asecond'],
    [{ to: 'user@example.org', subject: 'caf\u00e9' }, 'mailto:user@example.org?subject=caf%C3%A9'],
  ] as const)('encodes %j', ([values, address]) => expect(payload({ type: 'email', ...values })).toBe(address));

  test('SMSTO and tel drop separators between digits', () => {
    expect(payload({ type: 'sms', phone: '+1 (555) 010-0199', body: 'Hi: there' })).toBe(
      'SMSTO:+15550100199:Hi: there',
    );
    expect(payload({ type: 'tel', phone: '\u202A+44\u00A020 7946.0958\u202C' })).toBe('tel:+442079460958');
    expect(payload({ type: 'tel', phone: '*100#' })).toBe('tel:*100#');
    expect(payload({ type: 'tel', phone: '555-CALL' })).toEqual({
      wrong: 'phoneCharacter',
      field: 'phone',
      character: 'C',
    });
  });

  test.for([
    [
      { phone: '+55 (11) 96123-4567', body: 'Olá, tudo bem?' },
      'https://wa.me/5511961234567?text=Ol%C3%A1%2C%20tudo%20bem%3F',
    ],
    [{ phone: '0044 (0)20'.replace('(0)', '') + ' 7946 0958' }, 'https://wa.me/442079460958'],
    [{ phone: '+44 (0)20 7946 0958' }, 'https://wa.me/442079460958'],
    [{ phone: '٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' }, 'https://wa.me/966501234567'],
    [{ body: 'a\r\nb!' }, 'https://wa.me/?text=a%0Ab%21'],
  ] as const)('encodes %j for WhatsApp', ([values, address]) =>
    expect(payload({ type: 'whatsapp', ...values })).toBe(address),
  );

  test('WhatsApp refuses numbers of a length that E.164 does not allow', () => {
    expect(payload({ type: 'whatsapp', phone: '123456' })).toEqual({ wrong: 'phoneLength', field: 'phone', digits: 6 });
    expect(payload({ type: 'whatsapp', phone: '+1234567890123456' })).toEqual({
      wrong: 'phoneLength',
      field: 'phone',
      digits: 16,
    });
    expect(payload({ type: 'whatsapp', phone: '+1 x' })).toEqual({
      wrong: 'phoneCharacter',
      field: 'phone',
      character: 'x',
    });
  });
});

describe('places and events', () => {
  test('encodes a location as in RFC 5870', () =>
    expect(payload({ type: 'geo', lat: '48.2010', lon: '-16.3695' })).toBe('geo:48.2010,-16.3695'));
  test('encodes an event with times', () => {
    expect(
      lines({
        type: 'event',
        summary: 'Concert',
        location: 'Hall; A',
        start: '2026-12-24 9:30',
        end: '2026-12-24T23:00',
      }),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'SUMMARY:Concert',
      'LOCATION:Hall\\; A',
      'DTSTART:20261224T093000',
      'DTEND:20261224T230000',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
  test.for([
    ['24/12/2026 18:30', 'es'],
    ['24.12.2026, 18:30', 'pl'],
    ['24-12-2026 18:30', 'fr'],
    ['12/24/2026 18:30', 'en'],
    ['2026-12-24 18:30', 'es'],
    ['12/24/2026 6:30 PM', 'en'],
    ['12/24/2026, 6:30\u202fp.m.', 'en'],
    ['2026-12-24 6:30pm', 'en'],
  ] as const)('reads %s on a page in %s', ([start, lang]) =>
    expect(payload({ type: 'event', summary: 'x', start }, lang)).toContain('DTSTART:20261224T183000'),
  );
  test.for([
    ['12/24/2026 12 AM', '000000'],
    ['12/24/2026 12:15 PM', '121500'],
    ['12/24/2026 9 a.m.', '090000'],
  ])('%s is %s', ([start = '', time = '']) =>
    expect(payload({ type: 'event', summary: 'x', start })).toContain(`DTSTART:20261224T${time}`),
  );
  // RFC 5545 §3.3.5, form 2; the day can be another one in UTC.
  test.for([
    ['2026-12-24T18:30:00Z', '20261224T183000Z'],
    ['2026-12-24T18:30:00.000Z', '20261224T183000Z'],
    ['2026-12-24T23:30-05:00', '20261225T043000Z'],
  ])('%s is %s', ([start = '', time = '']) =>
    expect(lines({ type: 'event', summary: 'x', start })).toContain(`DTSTART:${time}`),
  );
  test('an all-day event ends on the day after its last day', () => {
    const days = lines({ type: 'event', summary: 'Fair', start: '2026-12-30', end: '2026-12-31' });
    expect(days).toContain('DTSTART;VALUE=DATE:20261230');
    expect(days).toContain('DTEND;VALUE=DATE:20270101');
  });
  test.for([
    [{ start: '2026-02-30' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '24/12/26' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '24-12-26 18:30' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '2026-12-24 24:00' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '2026-12-24 18' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '2026-12-24 18:30 PM' }, { wrong: 'dateTime', field: 'start' }],
    [{ start: '2026-12-24 0:30 AM' }, { wrong: 'dateTime', field: 'start' }],
    [
      { start: '2026-12-24 10:00', end: '2026-12-24' },
      { wrong: 'dateTime', field: 'end' },
    ],
    [
      { start: '2026-12-24 10:00', end: '2026-12-24 09:59' },
      { wrong: 'endFirst', field: 'end' },
    ],
    [{}, { missing: 'start' }],
  ] as const)('refuses %j', ([values, gives]) =>
    expect(payload({ type: 'event', summary: 'x', ...values })).toEqual(gives),
  );
});

test('is blank if no field used by the type is filled in', () => {
  expect(isBlank({ ...NOTHING, type: 'wifi', input: 'text of another type' })).toBe(true);
  expect(isBlank({ ...NOTHING, type: 'wifi', password: 'x' })).toBe(false);
});

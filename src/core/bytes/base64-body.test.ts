import { expect, test } from 'vitest';
import { base64Body } from './base64-body';

test.for([
  ['data:image/png;base64,iVBO', 'iVBO', 'image/png'],
  ['data:;base64,iVBO', 'iVBO', ''],
  ['  DATA:Text/Plain;charset=utf-8;BASE64,Zm9v', 'Zm9v', 'text/plain'],
  ['\uFEFFdata:text/plain; base64,\nZm9v', '\nZm9v', 'text/plain'],
  ['data:"><script>/x;base64,Zm9v', 'Zm9v', ''],
  ['url("data:image/gif;base64,R0lG")', 'R0lG', 'image/gif'],
  ['url( data:image/gif;base64,R0lG ) no-repeat', 'R0lG ', 'image/gif'],
  [`<img class="a" src='data:image/gif;base64,R0lG' alt="">`, 'R0lG', 'image/gif'],
  ['"data:;base64,R0lG",', 'R0lG', ''],
  ['data:text/plain;name="a.b";base64,Zm9v', 'Zm9v', 'text/plain'],
  ['data:text/plain,hello', 'data:text/plain,hello', ''],
  ['data:image/png;base64', 'data:image/png;base64', ''],
  ['Zm9v', 'Zm9v', ''],
  ['', '', ''],
] as const)('finds %j in %j as the base64 digits', ([text, digits, mime]) => {
  const body = base64Body(text);
  expect(text.slice(body.start, body.end)).toBe(digits);
  expect(body).toMatchObject({ mime, pem: false });
});

test('treats a header without an end as no header', () => {
  expect(base64Body(`data:${'x'.repeat(5_000)};base64,Zm9v`)).toMatchObject({ start: 0, mime: '' });
});

test.for([
  '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----\n',
  '\r\n-----BEGIN X-----\r\nMCow\r\n-----END X-----\n-----BEGIN X-----\nAAAA\n-----END X-----',
  '-----BEGIN X-----MCow',
])('finds the digits of the first PEM block: %j', (text) => {
  const { start, end, pem } = base64Body(text);
  expect(pem).toBe(true);
  expect(text.slice(start, end).trim()).toBe('MCow');
});

test('treats a line of hyphens as base64url digits', () => {
  expect(base64Body('-----')).toEqual({ start: 0, end: 5, closer: '', mime: '', pem: false });
});

test.for([
  ['Content-Transfer-Encoding: base64\n\nZm9v\nYmFy\n', ''],
  [
    'Content-Type: Application/PDF;\r\n name="a.pdf"\r\nContent-Transfer-Encoding: BASE64\r\n\r\nZm9v\r\nYmFy',
    'application/pdf',
  ],
  [
    '--b1\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\nX-Id: f_1\n\nZm9v\nYmFy\n--b1--\n',
    'text/plain',
  ],
])('finds the digits after the headers of an email: %j', ([text = '', mime]) => {
  const body = base64Body(text);
  expect(body).toMatchObject({ mime, pem: false, email: true });
  expect(text.slice(body.start, body.end).replaceAll(/\s/g, '')).toBe('Zm9vYmFy');
});

test.for([
  'Content-Transfer-Encoding: base64\nZm9v',
  'Content-Transfer-Encoding: quoted-printable\n\nZm9v',
  'To: a\n\nZm9v',
])('takes the whole text if no email header says base64 or no empty line follows: %j', (text) => {
  expect(base64Body(text)).toEqual({ start: 0, end: text.length, closer: '', mime: '', pem: false });
});

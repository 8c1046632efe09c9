import { expect, test } from 'vitest';
import { recognize } from './recognize';

test.each([
  // RFC 7519 §3.1
  ['eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'jwt'],
  // RFC 9562 §A.1
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'uuid'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
  ['https://example.com/a?b=c', 'url'],
  ['192.0.2.1', 'ip'],
  ['2001:db8::/32', 'ip'],
  ['#ff8800', 'color'],
  ['oklch(70% 0.15 60)', 'color'],
  ['1700000000', 'timestamp'],
  ['2026-11-24T10:00:00Z', 'timestamp'],
  ['*/15 9-17 * * MON-FRI', 'cron'],
  ['@daily', 'cron'],
  ['{"a": [1, 2]}', 'json'],
  ['[]', 'json'],
  ['{"a": 1,}', 'json'],
  ['<!DOCTYPE html><p>Hi', 'html'],
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['<rss version="2.0"></rss>', 'xml'],
  ['SELECT a FROM b WHERE c', 'sql'],
  ['a:hover { color: red }', 'css'],
  ['@media print { p { margin: 0 } }', 'css'],
  ['... --- ...', 'morse'],
  ['01001000 01101001', 'binary'],
  ['48 65 6c 6c 6f', 'hex'],
  ['caf%C3%A9', 'percent'],
  // RFC 4648 §10 has only short ones; this is 'Hello, Base64!'.
  ['SGVsbG8sIEJhc2U2NCE=', 'base64'],
  ['Tom &amp; Jerry', 'entities'],
  ['# Title\n\nA paragraph.', 'markdown'],
  ['name,age\nAna,31\nRui,40', 'csv'],
  ['name: Ana\ntags:\n  - one', 'yaml'],
  ['It was a bright cold day in April, and the clocks', 'text'],
  ['two\nlines', 'text'],
])('%s is %s', (text, kind) => {
  expect(recognize(text)).toBe(kind);
});

test.each([
  '',
  ' ',
  'json',
  'json to csv',
  'qr code',
  'base64',
  'utf-8',
  'md5',
  'internationalization',
  'c++',
  'a',
  '50%',
  '12',
  '...',
])('%j may be the name of a tool', (text) => {
  expect(recognize(text)).toBeUndefined();
});

test('a text of 50 MB is judged by its beginning', () => {
  expect(recognize(`{"a":"${'x'.repeat(50_000_000)}"}`)).toBe('json');
});

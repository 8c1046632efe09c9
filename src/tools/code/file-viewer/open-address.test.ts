import { expect, test } from 'vitest';
import { addressOf, nameOf } from './open-address';

const shown = (typed: string) => {
  const address = addressOf(typed);
  return address instanceof URL ? address.href : address.code;
};

test.for([
  ['https://example.com/a.py', 'https://example.com/a.py'],
  ['  example.com/a.py#L3 ', 'https://example.com/a.py'],
  ['localhost:8080/a.py', 'https://localhost:8080/a.py'],
  ['HTTPS://EXAMPLE.com', 'https://example.com/'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['https://github.com/a/b/blob/main/src/c.ts#L1-L3', 'https://raw.githubusercontent.com/a/b/main/src/c.ts'],
  ['https://github.com/a/b', 'https://github.com/a/b'],
  ['https://github.com.evil.example/a/b/blob/main/c', 'https://github.com.evil.example/a/b/blob/main/c'],
  ['http://example.com/a.py', 'notHttps'],
  ['ftp://example.com/a.py', 'notHttps'],
  ['javascript:alert(1)', 'notHttps'],
  ['data:text/plain,a', 'notHttps'],
  ['file:///etc/passwd', 'notHttps'],
  ['https://user:password@example.com/', 'badAddress'],
  ['https://', 'badAddress'],
  ['two words', 'badAddress'],
  ['', 'badAddress'],
] as const)('reads %j as %s', ([typed, is]) => expect(shown(typed)).toBe(is));

test.for([
  ['https://example.com/a/b.py?c=d', 'b.py'],
  ['https://example.com/a%20b.py', 'a b.py'],
  ['https://example.com/%zz', '%zz'],
  ['https://example.com/', 'example.com'],
] as const)('the file at %s is called %s', ([url, name]) => expect(nameOf(new URL(url))).toBe(name));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { escapeRegex } from './address';
import type { Asked } from './rules';
import { ask, made } from './htaccess-redirect.fixture';

const rules = (asked: Parameters<typeof ask>[0]) => made(asked).result.split('\n').slice(1);
const page = (source: string, target: string, more: Partial<Asked> = {}) => rules({ source, target, ...more });

test.for([
  ['/a.b+c(d)[e]{f}^g$h|i', '^a\\.b\\+c\\(d\\)\\[e\\]\\{f\\}\\^g\\$h\\|i$'],
  ['/', '^$'],
  ['a/b/', '^a/b/$'],
  ['/ein%20Wort', '^ein\\x20Wort$'],
  ['/%E4%BD%A0', '^你$'],
  ['/100%', '^100%$'],
  ['/what%3F', '^what\\?$'],
  // Non-ASCII white space is several bytes, which \x.. would not match (tried with Apache 2.4.71).
  ['/a%C2%A0b%E3%80%80c', '^a\u00A0b\u3000c$'],
] as const)('compares %s as %s', ([source, pattern]) => {
  expect(page(source, '/new')).toEqual([`RewriteRule ${pattern} /new [R=301,L]`]);
});

test('a pattern matches its own text and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const pattern = new RegExp(`^${escapeRegex(text)}$`);
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(text === other);
    }),
  );
});

test.for([
  ['/new', 'keep', '/new [R=301,L]'],
  ['/new', 'drop', '/new [R=301,L,QSD]'],
  ['/new?a=1', 'keep', '/new?a=1 [R=301,L,QSA]'],
  ['/new?a=1', 'drop', '/new?a=1 [R=301,L,QSD]'],
  ['/new#part', 'keep', '/new#part [R=301,L,NE]'],
  ['/a b', 'keep', '/a\\%20b [R=301,L,NE]'],
  ['/50%25?x=$1', 'keep', '/50\\%25?x=\\$1 [R=301,L,NE,QSA]'],
  ['/é', 'keep', '/é [R=301,L]'],
  ['/é#é', 'keep', '/\\%C3\\%A9#\\%C3\\%A9 [R=301,L,NE]'],
  ['new', 'keep', '/new [R=301,L]'],
] as const)('to %s, query %s', ([target, query, end]) => {
  expect(page('/old', target, { query })).toEqual([`RewriteRule ^old$ ${end}`]);
});

test('a query or a host in the old address becomes a condition', () => {
  expect(page('/p.php?id=5&x=a.b', '/new')).toEqual([
    'RewriteCond %{QUERY_STRING} ^id=5&x=a\\.b$',
    'RewriteRule ^p\\.php$ /new [R=301,L,QSD]',
  ]);
  expect(page('https://Shop.Example.com/p?id=5', '/new')).toEqual([
    'RewriteCond %{HTTP_HOST} ^shop\\.example\\.com$ [NC]',
    'RewriteCond %{QUERY_STRING} ^id=5$',
    'RewriteRule ^p$ /new [R=301,L,QSD]',
  ]);
  expect(page('/p?', '/new')).toEqual(['RewriteCond %{QUERY_STRING} ^$', 'RewriteRule ^p$ /new [R=301,L,QSD]']);
});

test('410 Gone needs no new address', () => {
  expect(page('/old', '', { code: '410' })).toEqual(['RewriteRule ^old$ - [G,L]']);
  expect(rules({ mode: 'folder', source: '/old/', code: '410' })).toEqual(['RewriteRule ^old(?:/(.*))?$ - [G,L]']);
  expect(rules({ mode: 'domain', source: 'old.com', code: '410' })).toEqual([
    'RewriteCond %{HTTP_HOST} ^(?:www\\.)?old\\.com$ [NC]',
    'RewriteRule ^ - [G,L]',
  ]);
});

// Apache 2.4.71 redirects /old/a%20b%25é to /n%20w/a%20b%25%c3%a9. No NE flag: with it, `$1` would be sent decoded.
test.for([
  ['/n%20w', '"/n w/$1" [R=301,L]'],
  ['/100%25/', '/100\\%/$1 [R=301,L]'],
  ['https://b.org/caf%C3%A9', 'https://b.org/café/$1 [R=301,L]'],
  ['/a$1', '/a\\$1/$1 [R=301,L]'],
  ['/a%3Fb', '/a\\%3Fb/$1 [R=301,L,NE]'],
  ['/50%', '/50\\%/$1 [R=301,L,NE]'],
] as const)('a folder to %s', ([target, end]) => {
  expect(rules({ mode: 'folder', source: '/old', target })).toEqual([`RewriteRule ^old(?:/(.*))?$ ${end}`]);
});

test('notes a query that Apache would append after the fragment', () => {
  const remark = note('fragmentQuery');
  expect(made({ source: '/a', target: '/b#c' }).notes).toContainEqual(remark);
  for (const asked of [
    { source: '/a', target: '/b#c', query: 'drop' },
    { source: '/a?x', target: '/b#c' },
    { source: '/a', target: '/b#c', server: 'nginx' },
    { source: '/a', target: '/b' },
  ] as const)
    expect(made(asked).notes).not.toContainEqual(remark);
});

test.for([
  ['https', ['RewriteCond %{HTTPS} off', 'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]']],
  ['www', ['RewriteCond %{HTTP_HOST} !^www\\. [NC]', 'RewriteRule ^ https://www.%{HTTP_HOST}%{REQUEST_URI} [R=301,L]']],
  ['nonWww', ['RewriteCond %{HTTP_HOST} ^www\\.(.+)$ [NC]', 'RewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]']],
  ['addSlash', ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteRule ^(.*[^/])$ /$1/ [R=301,L]']],
  ['removeSlash', ['RewriteCond %{REQUEST_FILENAME} !-d', 'RewriteRule ^(.+)/$ /$1 [R=301,L]']],
] as const)('%s', ([mode, lines]) => {
  expect(rules({ mode })).toEqual(lines);
  expect(ask({ mode, code: '410' })).toEqual(problem('goneNeedsPage', {}, 'code'));
  expect(ask({ mode, server: 'netlify' })).toEqual(problem('netlifyOwn', {}, 'server'));
});

test('a move to the name with www leaves that name alone, which would be sent to itself', () => {
  expect(rules({ mode: 'domain', source: 'old.com', target: 'https://www.old.com/' })).toEqual([
    'RewriteCond %{HTTP_HOST} ^old\\.com$ [NC]',
    'RewriteRule ^(.*)$ https://www.old.com/$1 [R=301,L]',
  ]);
});

test('accepts a domain typed with scheme, www and slash', () => {
  for (const source of ['old.com', 'www.old.com', 'https://www.old.com/', 'OLD.com']) {
    expect(rules({ mode: 'domain', source, target: 'http://new.com' })[0]).toBe(
      'RewriteCond %{HTTP_HOST} ^(?:www\\.)?old\\.com$ [NC]',
    );
  }
  expect(rules({ mode: 'domain', source: 'müller.de', target: 'www.new.com' })).toEqual([
    'RewriteCond %{HTTP_HOST} ^(?:www\\.)?xn--mller-kva\\.de$ [NC]',
    'RewriteRule ^(.*)$ https://www.new.com/$1 [R=301,L]',
  ]);
});

test('reads a list with spaces, tabs, commas, comments and individual codes', () => {
  expect(
    rules({ mode: 'bulk', input: '# moved\r\n/a /b\n\n/c\t/d\t302\n/e,/f\n/g , /h , 308\n/i 410\nhttps://x.com/j /k' }),
  ).toEqual([
    'RewriteRule ^a$ /b [R=301,L]',
    'RewriteRule ^c$ /d [R=302,L]',
    'RewriteRule ^e$ /f [R=301,L]',
    'RewriteRule ^g$ /h [R=308,L]',
    'RewriteRule ^i$ - [G,L]',
    'RewriteCond %{HTTP_HOST} ^x\\.com$ [NC]',
    'RewriteRule ^j$ /k [R=301,L]',
  ]);
});

test.for([
  ['/a /b\n/b /a', note('circle', { line: 1, from: '/a' })],
  ['/x /a\n/a /b\n/b /c\n/c /a', note('circle', { line: 1, from: '/x' })],
  ['/a /b\n/b /c', note('chain', { count: 1, line: 1, target: '/b' })],
  ['/a example.com/new', note('noScheme', { target: 'example.com/new' })],
  ['/a www.example.co.uk', note('noScheme', { target: 'www.example.co.uk' })],
  ['/a /b?x=1\n/b /c', note('chain', { count: 1, line: 1, target: '/b?x=1' })],
  ['/a /b\n/a /c', note('repeated', { count: 1, line: 2, from: '/a' })],
  ['/a#b /c', note('fragment')],
] as const)('%j gets a note', ([input, remark]) => {
  expect(made({ mode: 'bulk', input }).notes).toContainEqual(remark);
});

test.for([
  '/a /b\n/c /d',
  '/a https://new.com/a',
  '/a?x=1 /a',
  '/a /b\n/a?x=1 /c',
  '/a new.html',
  '/a index.php/b',
  '/a /v1.2/b',
])('%j gets no note', (input) => {
  expect(made({ mode: 'bulk', input }).notes.filter(Boolean)).toEqual([]);
});

test('notes a folder that is redirected into itself', () => {
  expect(made({ mode: 'folder', source: '/old', target: '/old/archive' }).notes).toContainEqual(note('intoItself'));
  expect(made({ mode: 'folder', source: '/old', target: '/older' }).notes).not.toContainEqual(note('intoItself'));
});

test.for([
  [{ target: '/b' }, problem('noSource', {}, 'source')],
  [{ source: '/a' }, problem('noTarget', {}, 'target')],
  [{ source: '/a', target: '/a' }, problem('same', {}, 'target')],
  [{ source: '/a', target: 'ftp://x' }, problem('badTarget', { text: 'ftp://x' }, 'target')],
  [{ source: '/a', target: '/b\n/c' }, problem('badTarget', { text: '/b\n/c' }, 'target')],
  [{ source: 'http://', target: '/b' }, problem('badSource', { text: 'http://' }, 'source')],
  [{ mode: 'folder', source: '/a?b', target: '/b' }, problem('badSource', { text: '/a?b' }, 'source')],
  [{ mode: 'folder', source: '/a', target: '/b?c' }, problem('folderTarget', {}, 'target')],
  [{ mode: 'domain', source: 'old.com/a', target: 'new.com' }, problem('badDomain', { text: 'old.com/a' }, 'source')],
  [{ mode: 'domain', source: 'old.com', target: 'https://old.com' }, problem('sameDomain', {}, 'target')],
  [{ mode: 'bulk', input: '/a /b 999' }, problem('lineCode', { line: 1, text: '999' }, 'input')],
  [{ mode: 'bulk', input: '/a /b\n/c d e f' }, problem('lineFields', { line: 2, count: 4 }, 'input')],
  [{ mode: 'bulk', input: '/a /a' }, problem('lineSame', { line: 1, text: '/a' }, 'input')],
] as const)('refuses %j', ([asked, refusal]) => expect(ask(asked)).toEqual(refusal));

test('gives nothing for empty input', () => {
  expect(ask({})).toEqual({ empty: true });
  expect(ask({ mode: 'bulk', input: '\n# x\n' })).toEqual({ empty: true });
});

test('Netlify: one line per redirect, with the splat for a folder', () => {
  expect(made({ source: '/a?id=5', target: '/b c', server: 'netlify' }).result).toBe('/a id=5 /b%20c 301!');
  expect(made({ mode: 'folder', source: '/blog', target: 'https://b.com', server: 'netlify' }).result).toBe(
    '/blog/* https://b.com/:splat 301!',
  );
  expect(made({ source: '/a', target: '/b', code: '308', server: 'netlify' }).notes).toContainEqual(
    note('netlifyCode', { code: '308' }),
  );
});

import { expect, test } from 'vitest';
import { redirects } from './redirects';
import type { Asked } from './rules';

/** The lines for nginx. */
function nginx(asked: Partial<Asked>): string {
  const given = redirects({
    mode: 'page',
    source: '',
    target: '',
    code: '301',
    query: 'keep',
    proxy: false,
    input: '',
    server: 'nginx',
    ...asked,
  });
  if (!('result' in given) || given.result === undefined) throw new Error(JSON.stringify(given));
  return given.result;
}

test('encodes dollar signs and spaces so that they keep their meaning', () => {
  expect(nginx({ source: '/a b', target: '/x$y z#f' })).toBe(
    'location = "/a b" {\n    return 301 "/x%24y%20z$is_args$args#f";\n}',
  );
  expect(nginx({ source: '/a?id=5', target: '/b' })).toBe(
    'location = /a {\n    if ($args = "id=5") {\n        return 301 /b;\n    }\n}',
  );
  expect(nginx({ source: '/a?{x}=$|\\', target: '/b' })).toBe(
    'location = /a {\n    if ($args ~ "^\\\\{x\\\\}=\\\\$\\\\|\\\\\\\\$") {\n        return 301 /b;\n    }\n}',
  );
});

// Tried with nginx 1.22: a plain `&$args` left a & at the end for visitors without a query.
test('joins two queries only if the visitor has one', () => {
  expect(nginx({ source: '/a', target: '/b?q=1#f' })).toBe(
    'location = /a {\n    if ($is_args) {\n        return 301 "/b?q=1&$args#f";\n    }\n    return 301 "/b?q=1#f";\n}',
  );
});

test('another host gets its own server block', () => {
  expect(nginx({ mode: 'domain', source: 'old.com', target: 'new.com' })).toBe(
    'server {\n    server_name old.com www.old.com;\n    return 301 https://new.com$request_uri;\n}',
  );
  expect(nginx({ source: 'http://old.com:8080/a', target: '/b', code: '410' })).toBe(
    'server {\n    server_name old.com;\n    listen 8080;\n    location = /a {\n        return 410;\n    }\n}',
  );
});

/** Matches a request against the regular expression in nginx's notation (\\ for \); returns `$1`, `$2`. */
function found(rule: string, request: string): readonly (string | undefined)[] | undefined {
  const pattern = /\$request_uri ~ "(.*)"\) \{/.exec(rule)?.[1]?.replaceAll('\\\\', '\\');
  if (pattern === undefined) throw new Error(rule);
  return new RegExp(pattern).exec(request)?.slice(1);
}

// nginx 1.22 gives the same results; `//evil.example` in a Location would be another host.
test("keeps the rest of a folder's path, encoded as requested", () => {
  const rule = nginx({ mode: 'folder', source: '/caf%C3%A9/menu/', target: '/' });
  expect(rule.split('\n')).toEqual([
    'location ~ ^/café/menu(?:/|$) {',
    '    if ($request_uri ~ "^/+[^/?]+/+[^/?]+[/\\\\\\\\]*([^?]*)") {',
    '        return 301 /$1$is_args$args;',
    '    }',
    '}',
  ]);
  expect(found(rule, '/caf%C3%A9/menu/a%20b/c?x=/y')).toEqual(['a%20b/c']);
  expect(found(rule, '/caf%c3%a9/menu')).toEqual(['']);
  expect(found(rule, '//caf%C3%A9/menu//evil.example/x')).toEqual(['evil.example/x']);
  expect(found(rule, '/caf%C3%A9/menu/\\evil.example')).toEqual(['evil.example']);
  expect(nginx({ mode: 'folder', source: '/', target: 'https://b.org' })).toMatch(/^location \/ \{/);
});

test('adds or removes a trailing slash, and never redirects to another host', () => {
  const add = nginx({ mode: 'addSlash' });
  expect(add).toContain('return 301 /$1/$2;');
  expect(found(add, '/a/b%20c?x=/y')).toEqual(['a/b%20c', '?x=/y']);
  for (const stays of ['/', '/a/', '/a/?b', '/f.txt', '/?q=/a']) expect(found(add, stays)).toBeUndefined();
  expect(found(add, '//evil.example/x')?.[0]).toBe('evil.example/x');
  expect(found(add, '/\\evil.example/x')?.[0]).toBe('evil.example/x');

  const remove = nginx({ mode: 'removeSlash' });
  expect(remove).toContain('return 301 /$1$2;');
  expect(found(remove, '/a/b//?x')).toEqual(['a/b', '?x']);
  for (const stays of ['/', '//', '/a', '/?q=/']) expect(found(remove, stays)).toBeUndefined();
  expect(found(remove, '//evil.example/')?.[0]).toBe('evil.example');
  expect(found(remove, '/\\evil.example/')?.[0]).toBe('evil.example');
});

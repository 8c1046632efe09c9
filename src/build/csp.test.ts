import { expect, test } from 'vitest';
import { hashOf, needsOf, policyOf } from './csp.ts';
import { readPage } from './html.ts';

const none = { scripts: [], wasm: false, pictures: false, far: false, connect: [], thirdParties: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

// The value of the specification's own example: CSP 3, section 2.3.1 refers to `alert('Hello, world.');`.
test('hashes a script as CSP 3 does', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('a page without a service connects to this site only', () => {
  const policy = policyOf(none);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval/);
});

test('WebAssembly, services and third parties widen only the directives they need', () => {
  const policy = policyOf({
    scripts: ["'sha256-a'"],
    wasm: true,
    pictures: true,
    far: false,
    connect: ['https://dns.example'],
    thirdParties: ['https://*.ads.example'],
  });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-a' https://*.ads.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://dns.example https://*.ads.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https: https://*.ads.example");
  expect(directive(policy, 'worker-src')).toBe("worker-src 'self' blob:");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|[^-]unsafe-eval/);
});

test('a page that opens typed addresses connects to any site over HTTPS', () => {
  expect(directive(policyOf({ ...none, far: true }), 'connect-src')).toBe("connect-src 'self' https:");
});

const given = {
  connect: ['http://127.0.0.1:9099'],
  script: ['https://apis.google.com'],
  frame: ['https://a.example'],
  style: [],
};

test('a page of a build with a Firebase project may connect to it, and gets what its meta names beyond that', () => {
  const page = readPage(
    `<head><meta charset="utf-8"><meta name="smallkit-firebase" content='${JSON.stringify(given)}'></head>`,
  );
  const policy = policyOf(needsOf(page));
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:9099");
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://apis.google.com");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://a.example");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(() => policyOf({ ...none, firebase: { ...given, frame: ["'unsafe-inline'"] } })).toThrow(/is not an origin/);
});

test.for([
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example/path',
  'a.example',
  '*',
  'http://a.example',
  "'unsafe-inline'",
])('refuses %j as an origin', (origin) =>
  expect(() => policyOf({ ...none, connect: [origin] })).toThrow(/is not an origin/),
);

test.for([
  'https://a.example',
  'https://*.a.example',
  'https://a.example:8443',
  'wss://a.example',
  'http://127.0.0.1:4000',
  'http://localhost:9099',
])('accepts %s as an origin', (origin) => expect(policyOf({ ...none, connect: [origin] })).toContain(` ${origin}`));

test('reads a page: its scripts except data blocks, and the needs in its metas', () => {
  const page = readPage(`<head><meta charset="utf-8">
    <meta name="smallkit-connect" content="https://a.example https://b.example"><meta name="smallkit-wasm" content="yes"><meta name="smallkit-pictures" content="yes">
    <meta name="smallkit-third-parties" content="https://c.example">
    <meta name="smallkit-third-parties-config" content='{"ads":"","analytics":"G-1","other":"x"}'>
    <script>a()</script><script type="application/ld+json">{}</script><script src="/a.js"></script></head>`);
  const needs = needsOf(page);
  expect(needs).toMatchObject({
    scripts: [hashOf('a()')],
    wasm: true,
    pictures: true,
    connect: ['https://a.example', 'https://b.example'],
  });
  expect(needs.thirdParties).toContain('https://c.example');
  expect(needs.thirdParties).toContain('https://*.googletagmanager.com');
  expect(needs.thirdParties.join()).not.toContain('googlesyndication');
});

import { expect, test } from 'vitest';
import { INTERFACE } from '../../i18n/interface';
import { LANGS } from '../../i18n/languages';
import { problemTitle } from './format-message';
import { problem } from './messages';

test.for(LANGS)('%s: a service that fails has a heading of its own', (lang) => {
  const words = INTERFACE[lang];
  const blanks = { host: 'dns.google', status: 503, seconds: 30 };
  for (const code of [
    'error.blocked',
    'error.network',
    'error.notJson',
    'error.status',
    'error.wait',
    'tooMany',
  ] as const)
    expect(problemTitle(problem(code, blanks), { words })).toBe(words['error.serviceTitle']);
  expect(problemTitle(problem('badName', { name: 'a b' }, 'input'), { words })).toBe(words['error.title']);
});

test.for(LANGS)('%s: each failure of a service names its host', (lang) => {
  for (const code of ['error.blocked', 'error.network', 'error.notJson', 'error.status', 'error.wait'] as const)
    expect(INTERFACE[lang][code]).toContain('{host}');
});

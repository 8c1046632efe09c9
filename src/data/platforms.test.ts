import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fact, Size } from './fact';
import { INSTAGRAM } from './platforms/instagram';
import { SOCIAL_SIZES } from './social-sizes';

/** The hosts of each platform's official pages. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  discord: /^(docs|support)\.discord\.com$/,
  epic: /^www\.epicgames\.com$/,
  facebook: /^(?:www|developers)\.facebook\.com$/,
  'google-search': /^developers\.google\.com$/,
  instagram: /^(?:help\.instagram|developers\.facebook)\.com$/,
  linkedin: /^www\.linkedin\.com$/,
  tiktok: /^(?:support|developers)\.tiktok\.com$/,
  whatsapp: /^faq\.whatsapp\.com$/,
  x: /^(?:docs|help)\.x\.com$/,
  youtube: /^(?:developers|support)\.google\.com$/,
  pinterest: /^help\.pinterest\.com$/,
  snapchat: /^businesshelp\.snapchat\.com$/,
  twitch: /^help\.twitch\.tv$/,
  open: /^developers\.facebook\.com$/,
};

const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Fact>>>>>('./platforms/*.ts', {
  eager: true,
});
const facts: (readonly [name: string, platform: string, fact: Fact<number | Size>])[] = [
  ...Object.entries(modules).flatMap(([file, tables]) => {
    const platform = file.slice('./platforms/'.length, -'.ts'.length);
    return Object.values(tables).flatMap((table) =>
      Object.entries(table).map(([name, fact]) => [`${platform}.${name}`, platform, fact] as const),
    );
  }),
  ...Object.entries(SOCIAL_SIZES).map(([id, fact]) => [id, id.replace(/-.*/, ''), fact] as const),
];

test('finds the platform tables', () => {
  expect(facts.length).toBeGreaterThan(40);
  expect(Object.keys(modules)).toHaveLength(10);
});

test.for(facts)('%s has a value, a unit, its platform’s own page and the date it was read', ([, platform, fact]) => {
  expect(Object.keys(fact).toSorted()).toEqual(['confirmed', 'read', 'source', 'unit', 'value']);
  const { value, unit, source, read, confirmed } = fact;
  for (const figure of typeof value === 'number' ? [value] : [value.width, value.height]) {
    expect(Number.isSafeInteger(figure) && figure > 0).toBe(true);
  }
  expect(typeof value === 'object').toBe(unit === 'pixels' && typeof value !== 'number');
  expect(new URL(source).hostname).toMatch(HOSTS[platform] ?? /^$/);
  if (confirmed) {
    expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(read).toISOString().slice(0, 10)).toBe(read);
    expect(Date.parse(read)).toBeLessThanOrEqual(Date.now());
  } else expect(['undated', 'unread']).toContain(read);
});

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test.for([
  ['./limits.ts', /LIMITS: readonly Limit\[\] = \[[^]*\];/],
  ['./fonts.ts', /FONT_LIMITS = \{[^]*?\} as const/],
  ['./zalgo.ts', /ZALGO_LIMITS = \{[^]*?\} as const/],
  ['../tools/code/meta-tags/tags.ts', /LIMITS = \{[^]*?\} as const/],
  ['../core/text/x-length.ts', /const LINK = .*/],
] as const)('%s takes its figures from the tables', ([file, part]) => {
  const found = part.exec(read(file))?.[0] ?? '0';
  expect(found).not.toMatch(/(?<![\w.])\d/);
});

/** MDX has no `{fact:…}`, since braces are its own: if this figure changes, the test names the post. */
test('a post states the figure of the table', () =>
  expect(read('../../content/blog/pt/contar-caracteres-sms-x-tcc.mdx')).toContain(
    `a bio aceita ${INSTAGRAM.bio.value} caracteres`,
  ));

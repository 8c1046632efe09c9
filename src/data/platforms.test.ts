import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fact, Size } from './fact';
import { DISCORD } from './platforms/discord';
import { EPIC } from './platforms/epic';
import { GOOGLE_SEARCH } from './platforms/google-search';
import { INSTAGRAM } from './platforms/instagram';
import { LINKEDIN } from './platforms/linkedin';
import { TIKTOK } from './platforms/tiktok';
import { WHATSAPP } from './platforms/whatsapp';
import { X } from './platforms/x';
import { YOUTUBE } from './platforms/youtube';
import { SOCIAL_SIZES } from './social-sizes';

/** The hosts of each platform's official pages. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  discord: /^docs\.discord\.com$/,
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

const english = (value: number) => value.toLocaleString('en');

/** Figures that pages state in prose: if a figure changes, this test names the page. */
test.for([
  ['tools/en/instagram-line-break.md', `one of the ${english(INSTAGRAM.caption.value)} characters`],
  ['tools/en/instagram-line-break.md', `about ${INSTAGRAM.shown.value} characters`],
  ['tools/en/instagram-line-break.md', `A bio can have ${INSTAGRAM.bio.value} characters`],
  ['tools/en/instagram-font-generator.md', `A bio can have ${INSTAGRAM.bio.value} characters`],
  ['tools/es/letras-para-instagram.md', `Caben ${INSTAGRAM.bio.value} caracteres`],
  ['tools/pt/fontes-para-instagram.md', `A bio aceita ${INSTAGRAM.bio.value} caracteres`],
  ['tools/en/twitter-font-generator.md', `A post on X can have ${X.post.value},`],
  ['tools/en/character-counter.md', `takes 41 of the ${X.post.value}`],
  ['tools/en/character-counter.md', `a link is ${X.link.value} whatever`],
  ['tools/en/character-counter.md', `a description to ${english(YOUTUBE.description.value)} bytes`],
  ['tools/en/discord-fonts.md', `A nickname can have ${DISCORD.nickname.value} characters`],
  ['tools/en/cursed-text-generator.md', `Discord’s ${english(DISCORD.message.value)}`],
  ['tools/en/fortnite-fonts.md', `has ${EPIC.shortestName.value} to ${EPIC.name.value} characters`],
  ['tools/en/tiktok-font-generator.md', `within ${TIKTOK.name.value} and ${TIKTOK.bio.value} characters`],
  ['tools/en/tiktok-style-text-maker.md', `the rest of the ${english(TIKTOK.caption.value)} characters`],
  [
    'tools/en/linkedin-fonts.md',
    `${english(LINKEDIN.post.value)} characters and a headline about ${LINKEDIN.headline.value}`,
  ],
  ['tools/en/linkedIn-text-formatter.md', `about ${LINKEDIN.shown.value} characters`],
  ['tools/en/text-repeater.md', `takes ${english(WHATSAPP.message.value)} characters`],
  ['tools/es/letras-para-whatsapp.md', `${WHATSAPP.about.value} para la información`],
  [
    'tools/en/meta-tag-generator.md',
    `about ${GOOGLE_SEARCH.titleWidth.value}, a description about ${GOOGLE_SEARCH.descriptionWidth.value}`,
  ],
  [
    'tools/pt/gerador-de-meta-tags.md',
    `${GOOGLE_SEARCH.title.value} para o título e ${GOOGLE_SEARCH.description.value} para a descrição`,
  ],
  ['site/en/guide/youtube-toolkit.md', `The limit is ${YOUTUBE.title.value} characters`],
  ['site/en/guide/youtube-toolkit.md', `The limit is ${english(YOUTUBE.description.value)} bytes`],
  ['site/en/guide/youtube-toolkit.md', `${YOUTUBE.tags.value} characters in all`],
  ['blog/pt/contar-caracteres-sms-x-tcc.mdx', `a bio aceita ${INSTAGRAM.bio.value} caracteres`],
] as const)('%s states “%s”', ([page, words]) => {
  expect(read(`../../content/${page}`)).toContain(words);
});

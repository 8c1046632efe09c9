import { expect, test } from 'vitest';
import { FONT_SETS, LEADS, STYLES } from '../../../data/fonts';
import { LANGS } from '../../../i18n/languages';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { cardsOf, leadCount, markupCards, orderOf } from './cards';
import { namesIn } from './names';
import en from './strings/en';
import es from './strings/es';
import fr from './strings/fr';
import id from './strings/id';
import it from './strings/it';
import pl from './strings/pl';
import pt from './strings/pt';
import ru from './strings/ru';
import tool from './tool';

const strings = { en, es, fr, id, it, pl, pt, ru };

const context = exampleContext();
const ids = (cards: readonly { style: string }[]) => cards.map(({ style }) => style);

test.for(FONT_SETS)('%s shows every style once, its own styles first', (set) => {
  const cards = cardsOf('Hello', set, 'en');
  expect(ids(cards).toSorted()).toEqual(STYLES.map(({ id }) => id).toSorted());
  expect(ids(cards).slice(0, leadCount(set))).toEqual(LEADS[set]);
});

test('there are more than a hundred styles, as the pages promise', () => {
  expect(orderOf('fancy').length).toBeGreaterThan(100);
});

test('an empty form shows the name of each style in that style, in the language of the page', async () => {
  const given = await tool.run({ input: '', set: 'fancy', style: 'all' }, { ...context, lang: 'es' });
  expect(given.empty).toBe(true);
  expect(given.result.every(({ sample }) => sample)).toBe(true);
  expect(given.result.find(({ style }) => style === 'sansBold')?.text).toBe('𝗡𝗲𝗴𝗿𝗶𝘁𝗮 𝘀𝗶𝗻 𝗿𝗲𝗺𝗮𝘁𝗲𝘀');
});

test('a single style returns a single card', async () => {
  for (const input of ['', 'Привет']) {
    const given = await tool.run({ input, set: 'fancy', style: 'fraktur' }, { ...context, lang: 'ru' });
    expect(ids(given.result)).toEqual(['fraktur']);
  }
});

test('for Cyrillic on the Russian page, styles for every script come first, and styles without effect are omitted', () => {
  const cards = cardsOf('Привет', 'fancy', 'ru');
  expect(cards.map(({ text }) => text)).not.toContain('Привет');
  expect(new Set(cards.map(({ text }) => text)).size).toBe(cards.length);
  expect(ids(cards)).not.toContain('bold');
  expect(ids(cards)[0]).toBe('underline');
  expect(ids(cards)).toEqual(expect.arrayContaining(['strike', 'wings', 'spaced', 'brackets', 'overline']));
});

test('the usual order is kept for Latin letters on the Russian page, and for Cyrillic on other pages', () => {
  expect(ids(cardsOf('Hello', 'fancy', 'ru'))).toEqual(orderOf('fancy'));
  expect(ids(cardsOf('Привет', 'fancy', 'en'))).toEqual(orderOf('fancy'));
});

test('for mixed text on the Russian page, alphabets come after styles that fit every letter', () => {
  const order = ids(cardsOf('Привет, Bob', 'fancy', 'ru'));
  expect(order.indexOf('bold')).toBeGreaterThan(order.indexOf('wings'));
});

test.for([
  ['discord', 'Hi', ['**Hi**', '*Hi*', '***Hi***', '__Hi__', '~~Hi~~', '||Hi||', '`Hi`']],
  ['whatsapp', 'Hi', ['*Hi*', '_Hi_', '~Hi~', '`Hi`', '```Hi```', '> Hi', '- Hi']],
  [
    'whatsapp',
    ' a\r\n\r\nb ',
    [' *a*\n\n*b* ', ' _a_\n\n_b_ ', ' ~a~\n\n~b~ ', ' `a`\n\n`b` ', ' ```a\n\nb``` ', ' > a\n\n> b ', ' - a\n\n- b '],
  ],
  ['fancy', 'Hi', []],
] as const)('%s formats %j', ([set, text, expected]) => {
  expect(markupCards(set, text).map((card) => card.text)).toEqual(expected);
});

test('the formatting label shows the result in the app, truncated', () => {
  const [bold, , , , , spoiler] = markupCards('discord', 'a b');
  expect(bold?.label.with).toEqual({ result: '𝗮 𝗯' });
  expect(spoiler?.label.with).toEqual({ result: '█ █' });
  expect(markupCards('discord', 'x'.repeat(100))[6]?.label.with).toEqual({ result: `${'𝚡'.repeat(24)}…` });
});

test('style names are in the language of the page, and unique', async () => {
  for (const lang of LANGS) {
    const { styles } = await namesIn(lang);
    expect(new Set(Object.values(styles)).size).toBe(STYLES.length);
    expect(strings[lang].terms.bold).toBe(styles.bold);
  }
});

test('X counts a bold letter as two', async () => {
  const given = await tool.run({ input: 'Hi 👍', set: 'twitter', style: 'all' }, context);
  expect(given.notes).toContainEqual(note('twitterLength', { post: 280, length: 7 }));
});

test('styles that the set does not lead with have their own heading', () => {
  const cards = cardsOf('Hello', 'small', 'en');
  expect(cards.slice(0, leadCount('small')).every(({ group }) => group === undefined)).toBe(true);
  expect(cards.slice(leadCount('small')).every(({ group }) => group?.code === 'more')).toBe(true);
});

test('in every language, the hint below the text warns that such letters are hard to read', () => {
  for (const { hints } of Object.values(strings)) expect(hints.input.length).toBeGreaterThan(60);
  expect(new Set(Object.values(strings).map(({ hints }) => hints.input)).size).toBe(Object.keys(strings).length);
});

test('returns the plain letters of styled text, not as a card, and nothing for plain text', async () => {
  const given = await tool.run({ input: '𝐇𝐢', set: 'fancy', style: 'italic' }, context);
  expect(given.plain).toBe('Hi');
  expect(given.notes).toContainEqual(note('wasStyled'));
  expect(given.result.map((card) => card.text)).toEqual(['𝐇𝐢']);
  for (const input of ['Hi', 'a\r\nb', 'Привет']) {
    const other = await tool.run({ input, set: 'fancy', style: 'all' }, context);
    expect(other.plain).toBe('');
    expect(other.notes).not.toContainEqual(note('wasStyled'));
  }
});

test.for([
  ['discord', 32],
  ['fortnite', 16],
  ['tiktok', 80],
  ['instagram', 150],
] as const)('%s: adds a note if a text is longer than %i characters', async ([set, limit]) => {
  // Each emoji is two UTF-16 units, but one character.
  const notesOf = async (length: number) =>
    (await tool.run({ input: '👍'.repeat(length), set, style: 'all' }, context)).notes;
  expect((await notesOf(limit)).some((one) => one && one.code === 'tooLong')).toBe(false);
  expect(await notesOf(limit + 1)).toContainEqual(note('tooLong', { length: limit + 1, limit }));
});

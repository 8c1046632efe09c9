import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STYLES, TABLES, type Style, type StyleId } from '../../../data/fonts';
import { plainOf } from './plain';
import { restyle, tokensOf } from './restyle';

const styled = (text: string, id: StyleId) => restyle(tokensOf(text), id);

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SMALL = [...'abcdefghijklmnopqrstuvwxyz'];

/** The letters that a style changes reversibly, without those that share a form with another letter. */
function lettersOf({ table, flips }: Style): readonly string[] {
  if (!table || flips) return [...CAPITALS, ...SMALL];
  const letters: ReadonlyMap<string, string> = TABLES[table];
  if (table === 'superscript' || table === 'subscript' || table === 'smallCaps')
    return SMALL.filter((one) => letters.has(one));
  if (table === 'leet' || table === 'cyrillic') return SMALL;
  // If uppercase and lowercase share a form, it is read back as uppercase.
  if (letters.get('A') === letters.get('a')) return CAPITALS;
  const images = [...letters.values()];
  return [...CAPITALS, ...SMALL].filter(
    (one) => images.indexOf(letters.get(one) ?? '') === images.lastIndexOf(letters.get(one) ?? ''),
  );
}

/** Extra letters for styles with borrowed letters, which alone may be numbers, prices, or Russian. */
const COMPANY: Readonly<Partial<Record<StyleId, string>>> = {
  leet: 'hello ',
  upsideDown: 'hello ',
  canadian: 'BEST ',
  cyrillic: 'hello ',
  currency: 'BEST ',
  curls: 'best ',
};

/** Words of four to eight letters, with no letter three times in a row. */
const wordsIn = (letters: readonly string[]) =>
  fc
    .array(
      fc
        .array(fc.constantFrom(...letters), { minLength: 4, maxLength: 8 })
        .filter((word) => new Set(word).size > 3)
        .map((word) => word.join('')),
      { minLength: 1, maxLength: 4 },
    )
    .map((words) => words.join(' '));

test.for(STYLES)('reverts $id to plain letters', (style) => {
  fc.assert(
    fc.property(wordsIn(lettersOf(style)), (words) => {
      const own = style.id === 'leet' ? words.replace(/\b\w/g, '$&l') : words;
      const text = (COMPANY[style.id] ?? '') + own;
      expect(plainOf(styled(text, style.id))).toBe(text);
    }),
    { numRuns: 200 },
  );
});

const REVERSIBLE_ACCENTS = STYLES.filter(
  ({ id, table }) => !['cyrillic', 'leet', 'currency', 'curls', 'regional'].includes(id) && table !== 'smallCaps',
);

test.for(REVERSIBLE_ACCENTS)('reverts $id with accents, emoji and line breaks', ({ id, table }) => {
  const letters: ReadonlyMap<string, string> | undefined = table && TABLES[table];
  const oneCase = letters !== undefined && letters.get('a') === letters.get('A') && table !== 'subscript';
  const text = oneCase ? 'ÉTÉ MAÑANA\nLIMA 👍🏽 NOV' : 'été mañana\nlima 👍🏽 nov';
  expect(plainOf(styled(text, id)).normalize()).toBe(text);
});

test.for<[styled: string, plain: string]>([
  ['𝐇𝐞𝐥𝐥𝐨', 'Hello'],
  ['a 𝗯𝗼𝗹𝗱 word', 'a bold word'],
  ['ℋℯ𝓁𝓁ℴ', 'Hello'],
  ['𝙲𝚊𝚏𝚎\u0301', 'Café'],
  ['𝜶𝜷𝜸', 'αβγ'],
  ['🇭\u200B🇮', 'HI'],
  ['🇫\u200B🇩🇪', 'F🇩🇪'],
  ['Ⓜ\uFE0Eⓐⓧ', 'Max'],
  ['①②③', '123'],
  ['Ｈｉ！\u3000２０２６', 'Hi! 2026'],
  ['ᵗᵐ²', 'tm2'],
  ['n\u0336o\u0336 \u0336👍🏽', 'no 👍🏽'],
  ['was 1̶9̶ €, now 9 €', 'was 19 €, now 9 €'],
  ['H♥e♥y', 'Hey'],
  ['꧁ 卄乇ㄥㄥㄖ ꧂', 'HELLO'],
  ['【H】【i】', 'Hi'],
  ['¡oꞁꞁǝH', 'Hello!'],
  ['₮Ɇ₴₮', 'TEST'],
  ['#3ll0 w0rld', 'hello world'],
  ['Sᴍᴀʟʟ Cᴀᴘꜱ', 'Small Caps'],
  ['𝗕\u0332𝗶\u0332𝗴\u0332', 'Big'],
  ['a\r\n𝐛\rc', 'a\nb\nc'],
])('converts %s to %j', ([text, plain]) => {
  expect(plainOf(text)).toBe(plain);
});

test.for([
  '',
  'Hello, world!',
  'Привет, космос',
  'мост',
  '千山鳥飛絕',
  '你好！！',
  'ＡＢＣ\u3000'.slice(3),
  'nååååå, jäääär',
  'señor Müller, žluťoučký kůň, ấm áp',
  'cafe\u0301',
  'ąčęėįšųūž',
  'Łódź, Ørsted, Đà Nẵng, ₩5000, 100 ₴',
  '5 m², 10⁻⁵, H₂O',
  '① one ② two',
  'B2B, MP3, 4G and 2026',
  'PIN 1337',
  'Rp120.000',
  'Rp50000',
  'kr1.500,00',
  'a/b, x·y, I ♥ NY, I♥U',
  'a-b-c',
  '1-2-3-4-5-6',
  '[x] done',
  '(a) this (b) that',
  'a ≠ b, x ∉ A',
  '🇫🇷🇩🇪 🅰\uFE0F 1\uFE0F\u20E3 ❤\uFE0F',
  '/bɪt/, /ˈɛnɪθɪŋ/',
  'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ',
  'ᐃᓄᒃᑎᑐᑦ',
  'הלו שלום',
  'นี่คือภาษาไทย',
  'हिन्दी में',
  '한국어',
  '-------',
  '♥♥♥',
  '₱₱₱',
  '꧁ ꧂',
])('%j is already plain', (text) => {
  expect(plainOf(text)).toBe(text);
});

test('leaves plain text of many kinds unchanged', () => {
  const kinds = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9 .,;!?€()'"\n-]{0,60}$/).filter((text) => /[abeo]{2}|^$/i.test(text));
  fc.assert(
    fc.property(kinds, (text) => {
      expect(plainOf(text)).toBe(text);
    }),
  );
});

test('converts a long text', () => {
  const text = styled('Hello wörld 123 '.repeat(3_125), 'boldUnderline');
  expect(plainOf(text)).toHaveLength(50_000);
});

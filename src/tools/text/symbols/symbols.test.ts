import { beforeAll, expect, test } from 'vitest';
import { loadFaces } from '../../../data/emoticons';
import {
  categoriesOf,
  loadSymbols,
  SYMBOL_CATEGORIES,
  SYMBOL_SETS,
  type SymbolCategory,
  type SymbolEntry,
} from '../../../data/symbols';
import { exampleContext } from '../../../kinds/run/run-example';
import { detailsOf } from './details';
import { characterOf, findSymbols } from './search';
import tool from './tool';

let symbols: readonly SymbolEntry[];
beforeAll(async () => {
  symbols = await loadSymbols();
});

const find = (query: string, category: SymbolCategory | 'all' = 'all') =>
  findSymbols(symbols, query, 'all', category).map(({ text }) => text);
const entry = (text: string) => {
  const found = symbols.find((one) => one.text === text);
  if (!found) throw new Error(`${text} is missing`);
  return found;
};

test('there are at least about 3,000 symbols, none repeated, none invisible', () => {
  expect(symbols.length).toBeGreaterThan(3_000);
  expect(new Set(symbols.map(({ text }) => text)).size).toBe(symbols.length);
  for (const { text, name } of symbols) {
    expect(text, name).not.toMatch(/^[\p{White_Space}\p{Cf}\p{Cc}\p{Cn}\p{Co}\p{M}]/u);
    expect(name).not.toBe('');
  }
});

test.for(SYMBOL_CATEGORIES)('%s has symbols, in code point order, and its name finds them', (category) => {
  const own = symbols.filter((one) => one.category === category);
  expect(own.length).toBeGreaterThan(15);
  expect(find(category)).toEqual(expect.arrayContaining(own.map(({ text }) => text)));
  if (category === 'kaomoji' || category === 'dividers') return;
  const points = own.map(({ text }) => text.codePointAt(0) ?? 0);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
});

// Names as the code charts of Unicode 17.0 print them.
test.for([
  ['★', 'black star', 'stars'],
  ['♡', 'white heart suit', 'hearts'],
  ['→', 'rightwards arrow', 'arrows'],
  ['—', 'em dash', 'lines'],
  ['【', 'left black lenticular bracket', 'brackets'],
  ['✓', 'check mark', 'checks'],
  ['♛', 'black chess queen', 'chess'],
  ['₿', 'bitcoin sign', 'currency'],
  ['∞', 'infinity', 'maths'],
  ['ß', 'latin small letter sharp s', 'latin'],
  ['¼', 'vulgar fraction one quarter', 'fractions'],
  ['①', 'circled digit one', 'numbers'],
  ['⌘', 'place of interest sign', 'technical'],
  ['🩷', 'pink heart', 'hearts'],
] as const)('%s is %s, among %s', ([text, name, category]) => {
  expect(entry(text)).toMatchObject({ name, category });
});

test.for([
  ['U+2603', '☃'],
  ['u+2603', '☃'],
  ['2603', '☃'],
  ['&#9731;', '☃'],
  ['&#x2603;', '☃'],
  ['\\u2603', '☃'],
  ['\\u{2603}', '☃'],
  ['\\2603', '☃'],
  ['0x2603', '☃'],
  ['U+1F5A4', '🖤'],
  ['\\ud83d\\udda4', '🖤'],
] as const)('%s is a code for %s', ([code, character]) => {
  expect(characterOf(code)).toBe(character);
  expect(find(code)).toEqual([character]);
});

test.for(['', 'heart', 'U+', '&hearts;', 'U+110000', '&#99999999;', '12', 'xyz'])('%j is not a code', (text) => {
  expect(characterOf(text)).toBeUndefined();
});

test.for([
  ['♥', '♥'],
  ['  ♥  ', '♥'],
  ['♥\uFE0F', '♥'],
  ['&hearts;', '♥'],
  ['&heartsuit;', '♥'],
  ['&HEARTS', '♥'],
  ['&alpha;', 'α'],
  ['&Alpha;', 'Α'],
  ['BLACK  heart\tSUIT', '♥'],
] as const)('%j finds only %s', ([query, text]) => {
  expect(find(query)).toEqual([text]);
});

test.for([
  ['tick', '✓'],
  ['copyright', '©'],
  ['right arrow', '→'],
  ['infin', '∞'],
  ['lightning', '⚡'],
  ['bow coquette', '୨♡୧'],
  ['shrug', '¯\\_(ツ)_/¯'],
] as const)('%j finds %s', ([query, text]) => {
  expect(find(query)).toContain(text);
});

test('a single letter before another word is a word of its own', () => {
  const accented = findSymbols(symbols, 'e acute', 'special', 'latin').map(({ text }) => text);
  expect(accented).toEqual(['É', 'é', 'Ế', 'ế']);
  expect(find('o umlaut')).toContain('ö');
  expect(find('o slash')).toContain('ø');
  expect(find('emdash')).toContain('—');
  expect(find('o umlaut')).not.toContain('ä');
  // The last word may still be unfinished.
  expect(find('black s')).toContain('★');
});

test('shows a symbol in a second category without listing it twice', () => {
  expect(find('', 'cards')).toContain('♥');
  expect(find('', 'hearts')).toContain('♥');
  expect(find('black star bullets')).toContain('★');
  expect(find('♥')).toEqual(['♥']);
});

test('kaomoji are those of the emoticon gallery', async () => {
  const faces = new Set((await loadFaces()).map(({ text }) => text));
  for (const text of find('', 'kaomoji')) expect(faces).toContain(text);
});

test('an empty search finds everything in the page’s set, in the order of categories', () => {
  expect(find('  ')).toHaveLength(symbols.length);
  for (const set of SYMBOL_SETS) {
    const setOrder = new Set(categoriesOf(set));
    const found = findSymbols(symbols, '', set, 'all');
    expect(found.length).toBeGreaterThan(400);
    expect(found.every((one) => [one.category, ...one.also].some((place) => setOrder.has(place)))).toBe(true);
    const order = found.map((one) => SYMBOL_CATEGORIES.indexOf(one.category));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

test('a category outside the set, or a word that matches nothing, finds nothing and shows a message', async () => {
  expect(findSymbols(symbols, '', 'aesthetic', 'maths')).toEqual([]);
  const given = await tool.run({ q: 'zxcv', set: 'all', category: 'all' }, exampleContext());
  expect(given).toMatchObject({ result: [], count: 0, problem: { code: 'nothingFound', with: { query: 'zxcv' } } });
});

test('shows the symbol without other text, under its name', async () => {
  const given = await tool.run({ q: '☃', set: 'all', category: 'weather' }, exampleContext());
  expect(given.result).toEqual([{ text: '☃', label: 'Snowman' }]);
});

// Entities: WHATWG. Bytes: Python's str.encode. Alt codes: code page 437 and windows-1252.
test('shows how to write a symbol', () => {
  expect(detailsOf(entry('♥'))).toEqual({
    name: 'BLACK HEART SUIT',
    codePoints: 'U+2665',
    entity: '&hearts;',
    numericEntity: '&#9829;',
    css: '\\2665',
    javaScript: '\\u2665',
    utf8: 'E2 99 A5',
    alt: ['Alt+3'],
    textForm: '♥\uFE0E',
    emojiForm: '♥\uFE0F',
    skinTones: [],
  });
  expect(detailsOf(entry('🖤'))).toMatchObject({
    javaScript: '\\u{1F5A4}',
    css: '\\1F5A4',
    utf8: 'F0 9F 96 A4',
    alt: [],
    entity: undefined,
    textForm: undefined,
  });
  expect(detailsOf(entry('é'))).toMatchObject({ entity: '&eacute;', alt: ['Alt+130', 'Alt+0233'], utf8: 'C3 A9' });
  expect(detailsOf(entry('→'))).toMatchObject({ entity: '&rarr;' });
  expect(detailsOf(entry('€'))).toMatchObject({ entity: '&euro;', alt: ['Alt+0128'] });
});

test('writes several characters one after the other', () => {
  expect(detailsOf(entry('୨୧'))).toMatchObject({
    name: 'bow',
    codePoints: 'U+0B68 U+0B67',
    css: '\\B68 \\B67',
    javaScript: '\\u0B68\\u0B67',
    numericEntity: '&#2920;&#2919;',
    utf8: 'E0 AD A8 E0 AD A7',
    alt: [],
  });
});

test('the escapes of every symbol decode to it', () => {
  for (const one of symbols) {
    const { javaScript, numericEntity, utf8, entity } = detailsOf(one);
    const unescaped = javaScript.replace(/\\u(?:\{([\dA-F]+)\}|([\dA-F]{4}))/g, (_, long: string, short: string) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    );
    expect(unescaped).toBe(one.text);
    expect(numericEntity.replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))).toBe(
      one.text,
    );
    const bytes = Uint8Array.from(utf8.split(' '), (byte) => Number.parseInt(byte, 16));
    expect(new TextDecoder().decode(bytes)).toBe(one.text);
    if (entity) expect(find(entity)).toEqual([one.text]);
  }
});

// Emoji_Modifier_Base of Unicode 17.0's emoji-data.txt; the modifiers are U+1F3FB to U+1F3FF.
test('hands come in five skin tones, and nothing else does', () => {
  expect(detailsOf(entry('☝')).skinTones).toEqual(['☝🏻', '☝🏼', '☝🏽', '☝🏾', '☝🏿']);
  expect(detailsOf(entry('👍')).skinTones[2]).toBe('👍\u{1F3FD}');
  for (const text of ['☞', '🖐', '❤', '★', '😀']) {
    const found = symbols.find((one) => one.text === text);
    if (found) expect(detailsOf(found).skinTones, text).toHaveLength(text === '🖐' ? 5 : 0);
  }
});

test('a Portuguese list has the same symbols in the same order', async () => {
  const portuguese = await loadSymbols('pt');
  expect(portuguese.map(({ text }) => text)).toEqual(symbols.map(({ text }) => text));
  expect(portuguese.map(({ unicodeName }) => unicodeName)).toEqual(symbols.map(({ name }) => name));
});

test.for([
  ['coração', '♥'],
  ['coracao', '♥'],
  ['CORAÇÃO', '💖'],
  ['seta para a direita', '→'],
  ['cedilha', 'ç'],
  ['letra A maiúscula com til', 'Ã'],
  ['travessao', '—'],
  ['raiz quadrada', '√'],
  ['um meio', '½'],
  ['ao quadrado', '²'],
  ['pi', 'π'],
  ['ordinal feminino', 'ª'],
  ['3 em círculo', '③'],
  ['quadrado preto pequeno', '▪'],
  ['right arrow', '→'],
  ['&hearts;', '♥'],
  ['U+00E7', 'ç'],
] as const)('in Portuguese %j finds %s', async ([query, text]) => {
  const found = findSymbols(await loadSymbols('pt'), query, 'all', 'all');
  expect(found.map((one) => one.text)).toContain(text);
});

test('a single letter finds itself, not every name that contains it', async () => {
  for (const typed of ['é', 'e\u0301']) {
    const found = findSymbols(await loadSymbols('pt'), typed, 'all', 'all');
    expect(found.map((one) => one.text)).toEqual(['é']);
  }
});

test('on the Portuguese page symbols have Portuguese names, and the details have Unicode’s', async () => {
  const given = await tool.run({ q: '→', set: 'special', category: 'all' }, exampleContext({}, 'pt'));
  expect(given.result).toEqual([{ text: '→', label: 'Seta para a direita' }]);
  const [arrow] = findSymbols(await loadSymbols('pt'), '→', 'all', 'all');
  expect(arrow && detailsOf(arrow).name).toBe('RIGHTWARDS ARROW');
});

test('most special characters have a Portuguese name', async () => {
  const special = findSymbols(await loadSymbols('pt'), '', 'special', 'all');
  const own = special.filter(({ name, unicodeName }) => name !== unicodeName);
  expect(own.length).toBeGreaterThan(special.length / 2);
});

test('finds a symbol, its code or its entity outside the page’s set, but not its name', () => {
  const inSpecial = (query: string) => findSymbols(symbols, query, 'special', 'all').map(({ text }) => text);
  for (const query of ['☃', 'U+2603', '&#9731;']) expect(inSpecial(query)).toEqual(['☃']);
  expect(inSpecial('snowman')).toEqual([]);
  expect(findSymbols(symbols, '☃', 'special', 'maths')).toEqual([]);
});

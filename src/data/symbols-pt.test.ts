import emojibase from 'emojibase-data/pt/data.json';
import { expect, test } from 'vitest';
import cldr from './symbols-pt.json';
import { inPortuguese } from './symbols-pt';

test('emoji names equal CLDR’s, word for word', () => {
  const byHex = new Map(emojibase.map((entry) => [entry.hexcode, entry]));
  const entries = Object.entries(cldr.names);
  expect(entries.length).toBeGreaterThan(500);
  for (const [text, words] of entries) {
    const entry = byHex.get((text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'));
    expect(words.split(', ')[0], text).toBe(entry?.label.split(', ')[0]);
  }
});

test.for([
  ['ã', 'latin small letter a with tilde', 'letra A minúscula com til'],
  ['Ç', 'latin capital letter c with cedilla', 'letra C maiúscula com cedilha'],
  ['ế', 'latin small letter e with circumflex and acute', 'letra E minúscula com acento circunflexo e acento agudo'],
  ['ß', 'latin small letter sharp s', 'letra eszett minúscula'],
  ['Ω', 'greek capital letter omega', 'letra grega ômega maiúscula'],
  ['ή', 'greek small letter eta with tonos', 'letra grega eta minúscula com acento tônico'],
  ['⑫', 'circled number twelve', '12 em círculo'],
  ['❶', 'dingbat negative circled digit one', '1 em círculo preto'],
  ['ⓐ', 'circled latin small letter a', 'a em círculo'],
  ['🅰', 'negative squared latin capital letter a', 'A em quadrado preto'],
  ['⒈', 'digit one full stop', '1 com ponto'],
  ['Ⅻ', 'roman numeral twelve', 'algarismo romano 12'],
  ['ⅿ', 'small roman numeral one thousand', 'algarismo romano 1000 minúsculo'],
  ['₂', 'subscript two', '2 subscrito'],
  ['ⁿ', 'superscript latin small letter n', 'n sobrescrito'],
  ['ᴬ', 'modifier letter capital a', 'A sobrescrito'],
  ['ᵦ', 'greek subscript small letter beta', 'beta subscrito'],
  ['⟹', 'long rightwards double arrow', 'seta longa dupla para a direita'],
  ['↤', 'leftwards arrow from bar', 'seta para a esquerda que sai de uma barra'],
  ['▴', 'black up-pointing small triangle', 'triângulo preto pequeno para cima'],
  ['┏', 'box drawings heavy down and right', 'moldura grossa baixo e direita'],
  ['╱', 'box drawings light diagonal upper right to lower left', 'moldura fina diagonal como /'],
  ['⦅', 'left white parenthesis', 'abre parêntese branco'],
  ['❵', 'medium right curly bracket ornament', 'fecha chave média ornamental'],
  [
    '︻',
    'presentation form for vertical left black lenticular bracket',
    'abre colchete lenticular preto para texto vertical',
  ],
  ['œ', 'latin small ligature oe', 'letra OE minúscula'],
  ['⬛', 'black large square', 'quadrado preto grande'],
] as const)('translates %s by rule: %s', ([, english, portuguese]) => {
  // A private-use character, so that no specific name takes precedence.
  expect(inPortuguese('\uE000', english, []).name).toBe(portuguese);
});

test('a symbol without a Portuguese name keeps Unicode’s, and is found by Portuguese words', () => {
  const { name, words } = inPortuguese('\uE000', 'leftwards harpoon with barb up to bar', ['arrows']);
  expect(name).toBe('leftwards harpoon with barb up to bar');
  expect(words).toContain('arpão');
  expect(words).toContain('setas');
});

test('a comma separates a name from more words, except in the name of the comma itself', () => {
  expect(inPortuguese('$', 'dollar sign', [])).toMatchObject({ name: 'cifrão' });
  expect(inPortuguese(',', 'comma', []).name).toBe('vírgula');
});

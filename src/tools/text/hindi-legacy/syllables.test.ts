import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FONTS } from './font';
import { toLegacy } from './to-legacy';
import { toUnicode } from './to-unicode';

const kruti = (legacy: string) => toUnicode(legacy, FONTS.krutidev);
const chanakya = (legacy: string) => toUnicode(legacy, FONTS.chanakya);
const toKruti = (unicode: string) => toLegacy(unicode, FONTS.krutidev).text;
const toChanakya = (unicode: string) => toLegacy(unicode, FONTS.chanakya).text;

/** Spellings on which typing courses, the tests of Scribble (GameMaker) and kru2uni agree. */
const WORDS = [
  ['क्या', 'D;k'],
  ['धर्म', '/keZ'],
  ['क्रिया', 'fØ;k'],
  ['भारत', 'Hkkjr'],
  ['हिन्दी', 'fgUnh'],
  ['हिंदी', 'fganh'],
  ['शिक्षा', "f'k{kk"],
  ['क्षेत्र', '{ks='],
  ['राष्ट्रीय', 'jk"Vªh;'],
  ['कार्यक्रम', 'dk;ZØe'],
  ['कार्यालय', 'dk;kZy;'],
  ['विद्यार्थी', 'fo|kFkhZ'],
  ['स्थिति', 'fLFkfr'],
  ['कम्प्यूटर', 'dEI;wVj'],
  ['पृथ्वी', 'i`Foh'],
  ['संख्या', 'la[;k'],
  ['महत्वपूर्ण', 'egRoiw.kZ'],
  ['उन्होंने', 'mUgksaus'],
  ['पढ़ाई', 'i<+kbZ'],
  ['लक्ष्मी', 'y{eh'],
  ['शुद्ध', "'kq)"],
  ['बच्चे', 'cPps'],
  ['अभिनेत्री', 'vfHkus=h'],
  ['फॉक्स', 'Q‚Dl'],
  ['धनावाँ', '/kukok¡'],
  ['निर्माण', 'fuekZ.k'],
  ['ज्ञान', 'Kku'],
  ['और', 'vkSj'],
  ['है।', 'gSA'],
] as const;

test.for(WORDS)('%s is %s in Kruti Dev, both ways', ([unicode, legacy]) => {
  expect(toKruti(unicode)).toBe(legacy);
  expect(kruti(legacy)).toBe(unicode);
});

test.for([
  // The stem completes a half letter and then has no further effect.
  ['Fk', 'थ'],
  ['Fks', 'थे'],
  ['Fkks', 'थो'],
  ['Fkk', 'था'],
  ['Fsk', 'थे'],
  ['Fak', 'थं'],
  ['dk', 'का'],
  ['n~k', 'द्ा'],
  // The sign i precedes its letter, including whatever shares a glyph with it.
  ['fd', 'कि'],
  ['fDr', 'क्ति'],
  ['Dfr', 'क्ति'],
  ["'kfeZank", 'शर्मिंदा'],
  ['Çgnh', 'हिंदी'],
  ['¯gnh', 'हिंदी'],
  ['Æd', 'र्कि'],
  ['Éd', 'र्किं'],
  ['dÈ', 'कीं'],
  ['dÊ', 'र्की'],
  ['d±', 'र्कं'],
  ['f d', 'ि क'],
  // Signs, marks and reph in any order; a repeated one counts once.
  ['dka', 'कां'],
  ['dak', 'कां'],
  ['dsk', 'को'],
  ['dks', 'को'],
  ['dSk', 'कौ'],
  ['dkW', 'कॉ'],
  ['dWk', 'कॉ'],
  ['dkk', 'का'],
  ['daa', 'कं'],
  ['eZZ', 'र्म'],
  ['iw.kkZad', 'पूर्णांक'],
  ['iw.kZkad', 'पूर्णांक'],
  ['iw.kkaZd', 'पूर्णांक'],
  // Composed vowels.
  ['vk', 'आ'],
  ['vks', 'ओ'],
  ['vsk', 'ओ'],
  ['vkS', 'औ'],
  ['v‚', 'ऑ'],
  ['vkW', 'ऑ'],
  ['v¨', 'ओ'],
  [',s', 'ऐ'],
  ['bZ', 'ई'],
  ['bZa', 'ईं'],
  // A sign below replaces a halant, and counts once.
  ['iz', 'प्र'],
  ['Iz', 'प्र'],
  ['izz', 'प्र'],
  ['çz', 'प्र'],
  ['ºzkl', 'ह्रास'],
  ['D~r', 'क्त'],
  ['d~~', 'क्'],
  ['Vî', 'ट्य'],
  // A nukta belongs to the letter before it, otherwise to the next.
  ['M+', 'ड\u093C'],
  ['[+k', 'ख\u093C'],
  ['[k+', 'ख\u093C'],
  ['T+;k', 'ज\u093C्या'],
  ['dk+', 'क\u093Cा'],
  ['+d', 'क\u093C'],
  ['f+d', 'क\u093Cि'],
  ['M++', 'ड\u093C'],
  ['Ý+kal', 'फ\u093C्रांस'],
  ['Q+z', 'फ\u093C्र'],
  // Visarga after a letter or a sign, a colon elsewhere.
  ['nq%[k', 'दुःख'],
  ['vr%', 'अतः'],
  ['10%30', '10:30'],
  ['d %', 'क :'],
  ['vFkkZr~%', 'अर्थात्:'],
  ['la[;k,a%', 'संख्याएं:'],
  ['d%%', 'कः'],
  // A letter begins a new syllable unless the previous one is incomplete.
  ['n~okjk', 'द्वारा'],
  ['jktk', 'राजा'],
  ['—r', 'कृत'],
  ['L—', 'स्कृ'],
  ['dq#', 'कुरु'],
  // Not in the font, or nothing to attach to.
  ['!', '!'],
  ['12 हो', '12 हो'],
  ['k', 'ा'],
  ['z', '्र'],
  ['Z', 'र्'],
  ['~', '्'],
  ['s d', 'े क'],
  ['gSAA', 'है॥'],
  ['A A', '। ।'],
] as const)('Kruti Dev %j reads %j', ([legacy, unicode]) => {
  expect(kruti(legacy)).toBe(unicode.normalize('NFC'));
});

test.for([
  ['çã‹Îè', 'हिन्दी'],
  ['·¤æ×', 'काम'],
  ['ÖæÚUÌ', 'भारत'],
  ['·Ô¤', 'के'],
  ['·ð¤', 'के'],
  ['§ü', 'ई'],
  ['§Z', 'ईं'],
  ['Âê‡ææZ·¤', 'पूर्णांक'],
  ['ÂÉ¸Ùæ', 'पढ़ना'],
  ['v®®%', '100त्न'],
  ['×ÑÌ', 'मःत'],
  ['Ñ', ':'],
  ['ÿæ˜æ', 'क्षत्र'],
  ['µ', 'द्ब्र'],
  ['Ê¸', 'ज\u093C्'],
  ['\u00AD', 'ऌ'],
  ['\u008DU', 'फ्'],
] as const)('Chanakya %j reads %j', ([legacy, unicode]) => {
  expect(chanakya(legacy)).toBe(unicode.normalize('NFC'));
});

test.for([
  ['फ़िल्म', 'fQ+Ye', 'çÈ¤¸Ë×'],
  ['पढ़ना', 'i<+uk', 'ÂÉ¸Ùæ'],
  ['ड़्र', 'M+ª', 'Ç¸þ'],
  ['क़े', 'd+s', '·¤¸ð'],
  ['ज़्यादा', 'T+;knk', '’¸ØæÎæ'],
  ['राष्ट्र', 'jk"Vª', 'ÚUæCþ'],
  ['क्ट्र', 'DVª', '€UÅþ'],
  ['वक्त्र', 'oD=', 'ß€U˜æ'],
  ['चन्द्र', 'pUæ', '¿‹Îý'],
  ['तत्त्व', 'rÙo', 'Ìžß'],
  ['उत्तर', 'mÙkj', '©žæÚU'],
  ['ह्रास', 'ºzkl', 'Oæâ'],
  ['द्ध्र', ')z', 'hý'],
  ['क्ष्र', '{kz', 'ÿæý'],
  ['प्र्र', 'Ij~j', 'ŒÚU÷ÚU'],
  ['र्र', 'jZ', 'ÚUü'],
  ['र्रु', '#Z', 'L¤ü'],
  ['ग्रुप', 'xzqi', '»ýéÂ'],
  ['संस्कृति', 'laL—fr', 'â´S·¤ëçÌ'],
  ['स्के', 'Lds', 'S·Ô¤'],
  ['र्कें', 'dsZa', '·Ô¤Z'],
  ['किं', 'fda', 'ç·¤´'],
  ['ऑफ़', 'v‚Q+', '¥æòÈ¤¸'],
  ['ईंट', 'bZaV', '§ZÅU'],
  ['नया‌ई', 'u;kbZ', 'ÙØæ§ü'],
  ['क्‍ष', '{k', 'ÿæ'],
  ['‘हाँ’', '^gk¡*', 'Òãæ¡Ó'],
  ['(अ)', '¼v½', '(¥)'],
  ['2024, २०२४', '2024] „å„†', 'w®wy, 2024'],
] as const)('%s is written %s in Kruti Dev and %s in Chanakya', ([unicode, inKruti, inChanakya]) => {
  expect(toKruti(unicode)).toBe(inKruti);
  expect(toChanakya(unicode)).toBe(inChanakya);
});

test('straight quotes use the glyphs that read as them', () => {
  expect(kruti(toKruti(`"हाँ" 'ना'`))).toBe(`"हाँ" 'ना'`);
});

test('keeps and counts Latin words and characters that the font lacks', () => {
  const { text, latinWords, missing } = toLegacy('मैं WhatsApp, MP3 और café पर @ हूँ', FONTS.chanakya);
  expect(text).toContain('WhatsApp');
  expect(text).toContain('MP3');
  expect(latinWords).toBe(3);
  expect(missing).toEqual(['@']);
  expect(toLegacy('ॲप #1 😀!', FONTS.krutidev)).toMatchObject({ latinWords: 0, missing: ['ॲ', '#'] });
});

const LETTERS = Array.from({ length: 0x0939 - 0x0915 + 1 }, (_, index) => String.fromCodePoint(0x0915 + index)).filter(
  (letter) => !['\u0929', '\u0931', '\u0934'].includes(letter),
);
const letter = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...LETTERS) },
  { weight: 2, arbitrary: fc.constantFrom('र', 'क', 'ट', 'ष', 'द', 'त', 'य') },
  { weight: 1, arbitrary: fc.constantFrom(...LETTERS.map((one) => `${one}\u093C`)) },
);
const cluster = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join('्'));
const mark = fc.constantFrom('', '', 'ं', 'ँ', 'ः');
const signOf = {
  krutidev: fc.constantFrom('', '', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ', 'ॅ'),
  chanakya: fc.constantFrom('', '', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ', 'ॅ', 'ॄ', 'ॢ'),
};
const vowelOf = {
  krutidev: fc.constantFrom('अ', 'आ', 'इ', 'ई', 'उ', 'ऊ', 'ऋ', 'ए', 'ऐ', 'ओ', 'औ', 'ऑ'),
  chanakya: fc.constantFrom('अ', 'आ', 'इ', 'ई', 'उ', 'ऊ', 'ऋ', 'ॠ', 'ऌ', 'ए', 'ऐ', 'ओ', 'औ', 'ऑ'),
};
/** Separators of words; a colon after a letter has the glyph of the visarga, so here it is surrounded by spaces. */
const between = fc.constantFrom(
  ' ',
  '\n',
  '। ',
  '॥',
  '-',
  ', ',
  '? ',
  ' (',
  ') ',
  ' : ',
  '.',
  '!',
  '/',
  '2',
  '५',
  '‘',
  'ऽ',
);

test.for(['krutidev', 'chanakya'] as const)('what is written in %s reads back the same', (name) => {
  const font = FONTS[name];
  const syllable = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(cluster, signOf[name], mark).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: cluster.map((letters) => `${letters}् `) },
    { weight: 2, arbitrary: fc.tuple(vowelOf[name], mark).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: between },
  );
  fc.assert(
    fc.property(fc.array(syllable, { maxLength: 8 }), (syllables) => {
      const text = syllables.join('').normalize('NFC');
      expect(toUnicode(toLegacy(text, font).text, font)).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

test.for(['krutidev', 'chanakya'] as const)('any sequence of %s glyphs reads as NFC, in any order', (name) => {
  const font = FONTS[name];
  const glyph = fc.constantFrom(
    ...[...font.glyphs.keys(), ...font.means.keys(), 0x20, 0x0915].map((unit) => String.fromCharCode(unit)),
  );
  fc.assert(
    fc.property(fc.array(glyph, { maxLength: 12 }), (glyphs) => {
      const text = toUnicode(glyphs.join(''), font);
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(/ंं|ाा|़़/);
    }),
  );
});

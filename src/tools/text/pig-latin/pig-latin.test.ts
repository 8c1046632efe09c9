import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pigLatin, type VowelSuffix } from './pig-latin';

/** Exercism, problem-specifications, exercises/pig-latin/canonical-data.json, where vowels get `ay`. */
const EXERCISM = [
  ['apple', 'appleay'],
  ['ear', 'earay'],
  ['igloo', 'iglooay'],
  ['object', 'objectay'],
  ['under', 'underay'],
  ['equal', 'equalay'],
  ['pig', 'igpay'],
  ['koala', 'oalakay'],
  ['xenon', 'enonxay'],
  ['qat', 'atqay'],
  ['chair', 'airchay'],
  ['queen', 'eenquay'],
  ['square', 'aresquay'],
  ['therapy', 'erapythay'],
  ['thrush', 'ushthray'],
  ['school', 'oolschay'],
  ['yttria', 'yttriaay'],
  ['xray', 'xrayay'],
  ['yellow', 'ellowyay'],
  ['rhythm', 'ythmrhay'],
  ['my', 'ymay'],
  ['quick fast run', 'ickquay astfay unray'],
] as const;

test.for(EXERCISM)('translates %s to %s', ([text, pig]) => expect(pigLatin(text, 'ay')).toBe(pig));

test.for([
  ['', ''],
  ['Hello, world!', 'Ellohay, orldway!'],
  ['I am', 'Iway amway'],
  ['NASA', 'ASANAY'],
  ['USA', 'USAWAY'],
  ['Quick', 'Ickquay'],
  ['Square', 'Aresquay'],
  ['McDonald', 'OnaldmcDay'],
  ['iPhone', 'iPhoneway'],
  ['B2B', 'Bay2Bay'],
  ['TV hmm shh', 'TVAY hmmay shhay'],
  ['Hmm', 'Hmmay'],
  ['itch witch', 'itchway itchway'],
  ['well-known', 'ellway-ownknay'],
  ['don’t DON’T', 'on’tday ON’TDAY'],
  ["'tis rock 'n' roll", "'istay ockray 'nay' ollray"],
  ['école Éclair CAFÉ', 'écoleway Éclairway AFÉCAY'],
  ['Cafe\u0301 pe\u0301re\u0301', 'Afe\u0301cay e\u0301re\u0301pay'],
  ['æther Øre', 'ætherway Øreway'],
  ['straße', 'aßestray'],
  ['Привет мир 你好 שלום', 'Привет мир 你好 שלום'],
  ['1st 2ª 👍🏽 a@b.co', '1stay 2ª 👍🏽 away@bay.ocay'],
  ['one\r\ntwo', 'oneway\r\notway'],
] as const)('translates %j to %j', ([text, pig]) => expect(pigLatin(text, 'way')).toBe(pig));

test.for(['way', 'ay', 'yay', 'hay'] as const)('words that begin with a vowel end in %s', (suffix: VowelSuffix) => {
  expect(pigLatin('apple pig', suffix)).toBe(`apple${suffix} igpay`);
});

test('everything except Latin letters stays in place', () => {
  const rest = (text: string) => text.replace(/[A-Za-z]+/g, 'x');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replace(/[^\x20-\x7e\n]/g, '').replace(/['’]/g, '');
      expect(rest(pigLatin(plain, 'way'))).toBe(rest(plain));
    }),
  );
});

test('no letter is lost', () => {
  const sorted = (text: string) => [...text.toLowerCase()].sort((a, b) => (a < b ? -1 : 1)).join('');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,12}$/), (word) => {
      const pig = pigLatin(word, 'ay');
      expect(pig.slice(-2).toLowerCase()).toBe('ay');
      expect(sorted(pig.slice(0, -2))).toBe(sorted(word));
    }),
  );
});

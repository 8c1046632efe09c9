import { expect, test } from 'vitest';
import { compose, hangulOf } from './hangul';
import type { Spelling } from './read-name';
import { readingOf } from './romanize';

const write = (word: string, spelling: Partial<Spelling> = {}): string =>
  hangulOf(word, { plainE: 'e', oldSpelling: false, ...spelling })
    .map(compose)
    .join('');

/** 외래어 표기법, Malay and Indonesian: its table and the rules of its section, each with a word for it. */
test.for<[string, string, Partial<Spelling>?]>([
  ['Sukarno', '수카르노'],
  ['Jakarta', '자카르타'],
  ['Prambanan', '프람바난'],
  // A plosive closes the syllable before it, but not before l, r, m, n, ng and ny.
  ['Ahmad', '아맛'],
  ['Putri', '푸트리'],
  ['Dwi', '드위'],
  ['Robert', '로베르트'],
  ['Ernst', '에른스트'],
  ['Bernhard', '베른하르드'],
  // l between vowels, and after a syllable with ㅡ.
  ['Bali', '발리'],
  ['Pluto', '플루토'],
  ['Linda', '린다'],
  ['Anlina', '안리나'],
  // ng between vowels and at the start.
  ['Bunga', '붕아'],
  ['Ngurah', '응우라'],
  // Double letters.
  ['Muhammad', '무하맛'],
  ['Hassyim', '하심'],
  ['Benny', '베니'],
  ['Jenny', '제니'],
  // ny, sy, w and y.
  ['Nyoman', '뇨만'],
  ['Syarif', '샤립'],
  ['Sjahrir', '샤리르'],
  ['Megawati', '메가와티'],
  ['kwartir', '콰르티르'],
  ['satya', '사탸'],
  ['Yogya', '욕야'],
  ['Akhyar', '아햐르'],
  ['Nyepi', '녀피', { plainE: 'eu' }],
  ['Nyepi', '녜피'],
  ['Henry', '헨리'],
  // Older spellings, accents and e.
  ['Soekarno', '수카르노'],
  ['Tjipto', '칩토'],
  ['Jusuf', '유숩', { oldSpelling: true }],
  ['Djoko', '조코', { oldSpelling: true }],
  ['Dewi', '드위', { plainE: 'eu' }],
  ['Déwi', '데위', { plainE: 'eu' }],
  ['Zoë', '조에'],
])('%s', ([word, expected, spelling]) => {
  expect(write(word, spelling)).toBe(expected);
});

test('composes syllables as Unicode normalization does', () => {
  // The conjoining jamo of each letter (U+1100, U+1161, U+11A8), composed by NFC.
  const cases = [
    [{ initial: 'ㄱ', vowel: 'ㅏ', final: '' }, '\u1100\u1161'],
    [{ initial: 'ㅋ', vowel: 'ㅘ', final: 'ㄹ' }, '\u110F\u116A\u11AF'],
    [{ initial: 'ㅇ', vowel: 'ㅡ', final: 'ㅇ' }, '\u110B\u1173\u11BC'],
    [{ initial: 'ㅎ', vowel: 'ㅣ', final: 'ㅁ' }, '\u1112\u1175\u11B7'],
  ] as const;
  for (const [parts, jamo] of cases) {
    expect(compose({ ...parts, letters: '', filler: false })).toBe(jamo.normalize('NFC'));
  }
});

test('the reading follows the Revised Romanization, and Indonesian letters on request', () => {
  const syllables = hangulOf('Citra Lestari'.split(' ')[0] ?? '', { plainE: 'e', oldSpelling: false });
  expect(readingOf(syllables)).toEqual(['chi', 'teu', 'ra']);
  expect(readingOf(syllables, true)).toEqual(['ci', 'tê', 'ra']);
  expect(readingOf(hangulOf('Bali', { plainE: 'e', oldSpelling: false }))).toEqual(['bal', 'li']);
});

test('each syllable names its letters', () => {
  const syllables = hangulOf('Muhammad', { plainE: 'e', oldSpelling: false });
  expect(syllables.map(({ letters }) => letters)).toEqual(['Mu', 'ha', 'mmad']);
});

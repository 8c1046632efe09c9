import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flipped } from '../../../core/text/flip-e';
import { lettersOf } from './letter-table';
import { SCRIPTS, type ScriptId } from './scripts';
import { toLatin } from './to-latin';
import { toScript, type Options } from './to-script';

const write = (script: ScriptId, input: string, options: Partial<Options> = {}): string =>
  toScript(input, {
    script,
    plainE: 'pepet',
    initialVowel: 'ha',
    murda: false,
    spaces: SCRIPTS[script].unspaced ? 'none' : 'keep',
    ...options,
  }).text;

/** Python: unicodedata.lookup('JAVANESE LETTER KA') and so on, by the names of The Unicode Standard. */
const NAMED = {
  javanese: 'hꦲ nꦤ cꦕ rꦫ kꦏ dꦢ tꦠ sꦱ wꦮ lꦭ pꦥ dhꦝ jꦗ yꦪ nyꦚ mꦩ gꦒ bꦧ thꦛ ngꦔ qꦐ Nꦟ Kꦑ Tꦡ Sꦯ Pꦦ Nyꦘ Gꦓ Bꦨ',
  balinese: 'hᬳ nᬦ cᬘ rᬭ kᬓ dᬤ tᬢ sᬲ wᬯ lᬮ pᬧ jᬚ yᬬ nyᬜ mᬫ gᬕ bᬩ ngᬗ',
  sundanese: 'hᮠ nᮔ cᮎ rᮛ kᮊ dᮓ tᮒ sᮞ wᮝ lᮜ pᮕ jᮏ yᮚ nyᮑ mᮙ gᮌ bᮘ ngᮍ qᮋ zᮐ fᮖ vᮗ xᮟ khᮮ syᮯ',
} as const;

test.for(Object.entries(NAMED))('%s letters have the code points of their Unicode names', ([script, row]) => {
  const id = script as ScriptId;
  for (const word of row.split(' ')) {
    const [, latin = '', letter] = /^([A-Za-z]+)(.)$/u.exec(word) ?? [];
    expect(write(id, `${latin}a`, { murda: true })).toBe(letter);
  }
});

test.for<[ScriptId, string, string, Partial<Options>?]>([
  // Finals, medials and the killer.
  ['javanese', 'mangan', 'ꦩꦔꦤ꧀'],
  ['javanese', 'manggo', 'ꦩꦁꦒꦺꦴ'],
  ['javanese', 'karya', 'ꦏꦂꦪ'],
  ['javanese', 'omah', 'ꦲꦺꦴꦩꦃ', { spaces: 'keep' }],
  ['javanese', 'krama', 'ꦏꦿꦩ'],
  ['javanese', 'kyai', 'ꦏꦾꦲꦶ'],
  ['javanese', "ban'yak", 'ꦧꦤ꧀ꦪꦏ꧀'],
  ['javanese', 'banyak', 'ꦧꦚꦏ꧀'],
  ['javanese', 'kanca', 'ꦏꦚ꧀ꦕ'],
  // rê and lê.
  ['javanese', 'rêga', 'ꦉꦒ'],
  ['javanese', 'lêmah', 'ꦊꦩꦃ'],
  ['javanese', 'klêpon', 'ꦏ꧀ꦭꦼꦥꦺꦴꦤ꧀'],
  ['javanese', 'krêtêg', 'ꦏꦽꦠꦼꦒ꧀'],
  // Loans with cecak telu.
  ['javanese', 'fajar', 'ꦥ꦳ꦗꦂ'],
  ['javanese', 'khatib', 'ꦏ꦳ꦠꦶꦧ꧀'],
  // Words stack; a comma after a pangkon leaves a non-joiner, a full stop becomes a pada lingsa.
  ['javanese', 'anak, bapak.', 'ꦲꦤꦏ꧀\u200Cꦧꦥꦏ꧀꧈'],
  ['javanese', 'ana, sapa.', 'ꦲꦤ꧈ꦱꦥ꧉'],
  ['javanese', '17', '꧇꧑꧗꧇'],
  ['javanese', 'lara-lara', 'ꦭꦫꦭꦫ'],
  ['javanese', 'aku\nkowe', 'ꦲꦏꦸ\nꦏꦺꦴꦮꦼ'],
  ['javanese', 'aku', 'ꦄꦏꦸ', { initialVowel: 'swara' }],
  ['javanese', 'Surakarta', 'ꦯꦸꦫꦏꦂꦠ', { murda: true }],
  ['javanese', 'Indonesia', 'ꦅꦤ꧀ꦢꦺꦴꦤꦺꦱꦶꦲ', { murda: true, plainE: 'taling' }],
  // The sheet of signs of Balinese: ng and h close a word only at its end; three letters don't stack.
  ['balinese', 'mangda', 'ᬫᬗ᭄ᬤ'],
  ['balinese', 'Brahma', 'ᬩ᭄ᬭᬳ᭄ᬫ'],
  ['balinese', 'barong', 'ᬩᬭᭀᬂ'],
  ['balinese', 'tamblang', 'ᬢᬫ᭄\u200Cᬩ᭄ᬮᬂ'],
  ['balinese', 'mantra', 'ᬫᬦ᭄ᬢ᭄ᬭ'],
  ['balinese', 'Bali, 1 Juli 1982.', 'ᬩᬮᬶ᭞᭑᭞ᬚᬸᬮᬶ᭞᭑᭙᭘᭒᭟'],
  ['balinese', 'rêko', 'ᬋᬓᭀ'],
  ['balinese', 'krêta', 'ᬓᬺᬢ'],
  // Sundanese.
  ['sundanese', 'peuyeum', 'ᮕᮩᮚᮩᮙ᮪'],
  ['sundanese', "be'unang", 'ᮘᮨᮅᮔᮀ'],
  ['sundanese', 'Klasik', 'ᮊᮣᮞᮤᮊ᮪'],
  ['sundanese', 'xenon 25', 'ᮟᮨᮔᮧᮔ᮪ |᮲᮵|'],
  ['sundanese', 'barudak-barudak', 'ᮘᮛᮥᮓᮊ᮪-ᮘᮛᮥᮓᮊ᮪'],
])('%s: %s', ([script, latin, expected, options]) => {
  expect(write(script, latin, options)).toBe(expected);
});

test('counts only the bare e’s', () => {
  const options = { script: 'sundanese', plainE: 'pepet', initialVowel: 'ha', murda: false, spaces: 'keep' } as const;
  expect(toScript('sé eu e le', options).ambiguous).toBe(2);
});

const SYLLABLES = ['ka', 'ni', 'su', 'té', 'me', 'lo', 'bang', 'kar', 'dih', 'nya', 'nga', 'kra', 'tya', 'pa'];

test.for(Object.keys(SCRIPTS) as ScriptId[])('reading %s gives back what was written', (script) => {
  const word = fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
  const text = fc.array(fc.oneof(word, fc.constantFrom('17', '1945')), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(text, (words) => {
      const latin = words.join(' ');
      expect(toLatin(write(script, latin, { spaces: 'keep' }), script, false)).toBe(latin);
    }),
  );
});

test('names each letter and sign once, in Unicode order', () => {
  expect(lettersOf('ꦏꦿꦩꦏ꧀꧇꧑꧇', 'javanese')).toEqual([
    ['ꦏ', 'ka'],
    ['ꦩ', 'ma'],
    ['◌ꦿ', 'cakra'],
    ['◌꧀', 'pangkon'],
    ['꧇', 'pada pangkat'],
    ['꧑', '1'],
  ]);
});

test('every sign of the three scripts has a name', () => {
  for (const [id, { signs, vowels, finals, killer, medials, marks }] of Object.entries(SCRIPTS)) {
    const all = [killer, ...[signs, vowels, finals, medials, marks].flatMap((row) => Object.values(row))].join('');
    for (const [, name] of lettersOf(all, id as ScriptId)) expect(name).not.toBe('');
  }
});

test('offers each e with its other sound', () => {
  expect(flipped('Emas, sate', 'ê', false)).toEqual([
    { word: 'Émas', text: 'Émas, sate' },
    { word: 'saté', text: 'Emas, saté' },
  ]);
  expect(flipped('seuri', 'ê', true)).toEqual([]);
});

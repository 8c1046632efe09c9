import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { loadLanguage, TAGS, type Tag } from './language';
import { CURRENCIES } from './languages/language';
import { inCase } from './letter-case';
import { say, type Options } from './say';

const CARDINAL: Options = { type: 'cardinal', currency: 'USD' };
const ORDINAL: Options = { type: 'ordinal', currency: 'USD' };

/** Exercism, problem-specifications, exercises/say/canonical-data.json. */
test.for([
  ['0', 'zero'],
  ['1', 'one'],
  ['14', 'fourteen'],
  ['20', 'twenty'],
  ['22', 'twenty-two'],
  ['30', 'thirty'],
  ['99', 'ninety-nine'],
  ['100', 'one hundred'],
  ['123', 'one hundred twenty-three'],
  ['200', 'two hundred'],
  ['999', 'nine hundred ninety-nine'],
  ['1000', 'one thousand'],
  ['1234', 'one thousand two hundred thirty-four'],
  ['1000000', 'one million'],
  ['1002345', 'one million two thousand three hundred forty-five'],
  ['1000000000', 'one billion'],
  [
    '987654321123',
    'nine hundred eighty-seven billion six hundred fifty-four million three hundred twenty-one thousand one hundred twenty-three',
  ],
] as const)('writes %s as %s', async ([typed, words]) => {
  expect(say(typed, await loadLanguage('en-US'), CARDINAL, 1)).toBe(words);
});

test.for([
  ['-7', 'minus seven'],
  ['−7', 'minus seven'],
  ['+7', 'seven'],
  ['-0', 'zero'],
  ['-0.50', 'minus zero point five zero'],
  ['3.14', 'three point one four'],
  ['.5', 'zero point five'],
  ['5.', 'five'],
  ['007', 'seven'],
  ['1,234,567', 'one million two hundred thirty-four thousand five hundred sixty-seven'],
  ['12,34,567', 'one million two hundred thirty-four thousand five hundred sixty-seven'],
  ['1 234\u00A0567', 'one million two hundred thirty-four thousand five hundred sixty-seven'],
  ["1'234", 'one thousand two hundred thirty-four'],
  ['1_0_0', 'one hundred'],
  ['$ 1,000.10', 'one thousand point one zero'],
  ['12 €', 'twelve'],
  ['1.5e3', 'one thousand five hundred'],
  ['25e-1', 'two point five'],
  [
    '9007199254740993',
    'nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three',
  ],
  ['1' + '0'.repeat(65), 'one hundred vigintillion'],
] as const)('reads %j as %s', async ([typed, words]) => {
  expect(say(typed, await loadLanguage('en-US'), CARDINAL, 1)).toBe(words);
});

/** Wikipedia, 'English numerals'; RAE; Académie française; Crusca; PWN; Ciberdúvidas; Русская грамматика; by hand. */
const CARDINALS: Readonly<Partial<Record<Tag, readonly (readonly [string, string])[]>>> = {
  'en-GB': [
    ['101', 'one hundred and one'],
    ['1001', 'one thousand and one'],
    ['1000100', 'one million one hundred'],
  ],
  'en-IN': [
    ['101', 'one hundred and one'],
    ['100000', 'one lakh'],
    ['12345678', 'one crore twenty-three lakh forty-five thousand six hundred and seventy-eight'],
  ],
  'es-ES': [
    ['16', 'dieciséis'],
    ['21000', 'veintiún mil'],
    ['1001001', 'un millón mil uno'],
    ['21000000', 'veintiún millones'],
    ['1000000000', 'mil millones'],
    ['101000', 'ciento un mil'],
    ['1' + '0'.repeat(12), 'un billón'],
    ['3.14', 'tres coma uno cuatro'],
  ],
  'fr-FR': [
    ['71', 'soixante et onze'],
    ['80', 'quatre-vingts'],
    ['80000', 'quatre-vingt mille'],
    ['200000', 'deux cent mille'],
    ['80000000', 'quatre-vingts millions'],
    ['1100', 'mille cent'],
    ['2' + '0'.repeat(9), 'deux milliards'],
    ['1' + '0'.repeat(15), 'un billiard'],
  ],
  'id-ID': [
    ['1000', 'seribu'],
    ['11000', 'sebelas ribu'],
    ['1000000', 'satu juta'],
    ['1' + '0'.repeat(18), 'satu kuintiliun'],
  ],
  'it-IT': [
    ['23', 'ventitré'],
    ['1003', 'milletré'],
    ['23000', 'ventitremila'],
    ['2034', 'duemilatrentaquattro'],
    ['1000001', 'un milione e uno'],
    ['2000000000', 'due miliardi'],
  ],
  'pl-PL': [
    ['1000', 'tysiąc'],
    ['2000', 'dwa tysiące'],
    ['12000', 'dwanaście tysięcy'],
    ['22000', 'dwadzieścia dwa tysiące'],
    ['21000000', 'dwadzieścia jeden milionów'],
    ['4' + '0'.repeat(9), 'cztery miliardy'],
  ],
  'pt-BR': [
    ['14', 'quatorze'],
    ['16', 'dezesseis'],
    ['17', 'dezessete'],
    ['19', 'dezenove'],
    ['1100', 'mil e cem'],
    ['1234', 'mil duzentos e trinta e quatro'],
    ['1000000000', 'um bilhão'],
    ['2000000100', 'dois bilhões e cem'],
    ['2001000000', 'dois bilhões um milhão'],
    ['1016000', 'um milhão e dezesseis mil'],
    ['1' + '0'.repeat(12), 'um trilhão'],
    ['1' + '0'.repeat(63), 'um vigintilhão'],
  ],
  'pt-PT': [
    ['16', 'dezasseis'],
    ['1100', 'mil e cem'],
    ['1234', 'mil duzentos e trinta e quatro'],
    ['1001', 'mil e um'],
    ['1000000000', 'mil milhões'],
    ['2000100', 'dois milhões e cem'],
    ['2100000', 'dois milhões e cem mil'],
  ],
  'ru-RU': [
    ['1000', 'одна тысяча'],
    ['2000', 'две тысячи'],
    ['21000', 'двадцать одна тысяча'],
    ['11000000', 'одиннадцать миллионов'],
    ['22000000', 'двадцать два миллиона'],
    ['1' + '0'.repeat(36), 'один ундециллион'],
  ],
  'hi-IN': [
    ['25', 'पच्चीस'],
    ['100000', 'एक लाख'],
    ['10000000', 'एक करोड़'],
  ],
};

test.for(Object.entries(CARDINALS).flatMap(([tag, rows]) => rows.map((row) => [tag, ...row] as const)))(
  'in %s, %s is %s',
  async ([tag, typed, words]) => {
    expect(say(typed, await loadLanguage(TAGS.find((one) => one === tag) ?? 'en-US'), CARDINAL, 1)).toBe(words);
  },
);

const ORDINALS: readonly (readonly [Tag, string, string])[] = [
  ['en-US', '0', 'zeroth'],
  ['en-US', '-1', 'minus first'],
  ['en-US', '12', 'twelfth'],
  ['en-US', '21', 'twenty-first'],
  ['en-US', '30', 'thirtieth'],
  ['en-US', '1008', 'one thousand eighth'],
  ['en-GB', '101', 'one hundred and first'],
  ['en-IN', '100000', 'one lakhth'],
  ['es-ES', '1', 'primero'],
  ['es-ES', '11', 'undécimo'],
  ['es-ES', '13', 'decimotercero'],
  ['es-ES', '17', 'decimoséptimo'],
  ['es-ES', '18', 'decimoctavo'],
  ['es-ES', '20', 'vigésimo'],
  ['es-ES', '21', 'vigesimoprimero'],
  ['es-ES', '28', 'vigesimoctavo'],
  ['es-ES', '31', 'trigésimo primero'],
  ['es-ES', '111', 'centésimo undécimo'],
  ['es-ES', '119', 'centésimo decimonoveno'],
  ['es-ES', '500', 'quingentésimo'],
  ['es-ES', '1234', 'milésimo ducentésimo trigésimo cuarto'],
  ['es-ES', '2000', 'dosmilésimo'],
  ['es-ES', '22000', 'veintidosmilésimo'],
  ['es-ES', '1000000', 'millonésimo'],
  ['fr-FR', '1', 'premier'],
  ['fr-FR', '5', 'cinquième'],
  ['fr-FR', '9', 'neuvième'],
  ['fr-FR', '21', 'vingt et unième'],
  ['fr-FR', '80', 'quatre-vingtième'],
  ['fr-FR', '200', 'deux centième'],
  ['fr-FR', '1000', 'millième'],
  ['fr-FR', '1000000', 'millionième'],
  ['id-ID', '1', 'pertama'],
  ['id-ID', '21', 'kedua puluh satu'],
  ['it-IT', '3', 'terzo'],
  ['it-IT', '23', 'ventitreesimo'],
  ['it-IT', '26', 'ventiseiesimo'],
  ['it-IT', '100', 'centesimo'],
  ['it-IT', '110', 'centodecimo'],
  ['it-IT', '2000', 'duemillesimo'],
  ['it-IT', '23000', 'ventitremillesimo'],
  ['it-IT', '1001', 'milleunesimo'],
  ['pl-PL', '21', 'dwudziesty pierwszy'],
  ['pl-PL', '1000', 'tysięczny'],
  ['pl-PL', '2000', 'dwutysięczny'],
  ['pl-PL', '21000', 'dwudziestojednotysięczny'],
  ['pl-PL', '100000', 'stutysięczny'],
  ['pl-PL', '2005', 'dwa tysiące piąty'],
  ['pt-PT', '1001', 'milésimo primeiro'],
  ['pt-PT', '1234', 'milésimo ducentésimo trigésimo quarto'],
  ['ru-RU', '40', 'сороковой'],
  ['ru-RU', '2000', 'двухтысячный'],
  ['ru-RU', '21000', 'двадцатиоднотысячный'],
  ['ru-RU', '100000', 'стотысячный'],
  ['ru-RU', '2005', 'две тысячи пятый'],
  ['hi-IN', '4', 'चौथा'],
];

test.for(ORDINALS)('the ordinal in %s of %s is %s', async ([tag, typed, words]) => {
  expect(say(typed, await loadLanguage(tag), ORDINAL, 1)).toBe(words);
});

const AMOUNTS: readonly (readonly [Tag, Options['currency'], string, string])[] = [
  ['en-US', 'USD', '123.45', 'one hundred twenty-three dollars and forty-five cents'],
  ['en-US', 'USD', '1.01', 'one dollar and one cent'],
  ['en-US', 'USD', '1.00', 'one dollar'],
  ['en-US', 'USD', '0', 'zero dollars'],
  ['en-US', 'USD', '0.5', 'fifty cents'],
  ['en-US', 'USD', '0.005', 'one cent'],
  ['en-US', 'USD', '0.0049', 'zero dollars'],
  ['en-US', 'USD', '-0.004', 'zero dollars'],
  ['en-US', 'USD', '-3.05', 'minus three dollars and five cents'],
  ['en-US', 'USD', '1.995', 'two dollars'],
  [
    'en-US',
    'USD',
    '9007199254740993.10',
    'nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three dollars and ten cents',
  ],
  ['en-GB', 'GBP', '101.01', 'one hundred and one pounds and one penny'],
  ['en-IN', 'INR', '150000.50', 'one lakh fifty thousand rupees and fifty paise'],
  ['es-ES', 'EUR', '21.21', 'veintiún euros con veintiún céntimos'],
  ['es-ES', 'EUR', '1000000', 'un millón de euros'],
  ['es-ES', 'EUR', '1000001', 'un millón un euros'],
  ['es-ES', 'GBP', '201', 'doscientas una libras'],
  ['es-ES', 'GBP', '200000000', 'doscientos millones de libras'],
  ['fr-FR', 'EUR', '1000000', 'un million d’euros'],
  ['fr-FR', 'USD', '2000000', 'deux millions de dollars'],
  ['fr-FR', 'GBP', '21', 'vingt et une livres'],
  ['fr-FR', 'EUR', '0', 'zéro euro'],
  ['fr-FR', 'EUR', '80.80', 'quatre-vingts euros et quatre-vingts centimes'],
  ['id-ID', 'IDR', '1500000', 'satu juta lima ratus ribu rupiah'],
  ['it-IT', 'EUR', '1000000.01', 'un milione di euro e un centesimo'],
  ['it-IT', 'GBP', '1', 'una sterlina'],
  ['pl-PL', 'PLN', '1.01', 'jeden złoty jeden grosz'],
  ['pl-PL', 'PLN', '22.22', 'dwadzieścia dwa złote dwadzieścia dwa grosze'],
  ['pl-PL', 'PLN', '112', 'sto dwanaście złotych'],
  ['pl-PL', 'PLN', '1 234 PLN', 'tysiąc dwieście trzydzieści cztery złote'],
  ['pl-PL', 'PLN', 'pln 5', 'pięć złotych'],
  ['pl-PL', 'PLN', '104,- zł', 'sto cztery złote'],
  ['pl-PL', 'PLN', '1001', 'tysiąc jeden złotych'],
  ['pl-PL', 'RUB', '0.02', 'dwie kopiejki'],
  ['pl-PL', 'EUR', '1', 'jedno euro'],
  ['pt-BR', 'BRL', '1', 'um real'],
  ['pt-BR', 'BRL', '1516.17', 'mil quinhentos e dezesseis reais e dezessete centavos'],
  ['pt-BR', 'BRL', '2000000000', 'dois bilhões de reais'],
  ['es-ES', 'MXN', '21.50', 'veintiún pesos con cincuenta centavos'],
  ['pt-PT', 'EUR', '1000000', 'um milhão de euros'],
  ['pt-PT', 'GBP', '222', 'duzentas e vinte e duas libras'],
  ['pt-PT', 'GBP', '2000001', 'dois milhões e uma libras'],
  ['ru-RU', 'RUB', '1.01', 'один рубль одна копейка'],
  ['ru-RU', 'RUB', '1021.22', 'одна тысяча двадцать один рубль двадцать две копейки'],
  ['ru-RU', 'RUB', '11', 'одиннадцать рублей'],
  ['ru-RU', 'RUB', '1000000', 'один миллион рублей'],
  ['hi-IN', 'INR', '2.50', 'दो रुपये पचास पैसे'],
];

test.for(AMOUNTS)('in %s, %s %s is %s', async ([tag, currency, typed, words]) => {
  expect(say(typed, await loadLanguage(tag), { type: 'currency', currency }, 1)).toBe(words);
});

test.for(['abc', '1,5', '1,50', '12,3456', '1.2.3', '--1', '1-', '.', '-', '1,,000', '٣', '0x10', '1 2', 'e5', '1/2'])(
  'refuses %j',
  async (typed) => {
    expect(say(typed, await loadLanguage('en-US'), CARDINAL, 3)).toEqual(
      problem('notNumber', { line: 3, text: typed }, 'input'),
    );
  },
);

test('refuses a number without a name, and reports how far names go', async () => {
  const long = '1'.repeat(67);
  const text = `${'1'.repeat(40)}…`;
  const english = await loadLanguage('en-US');
  expect(say(long, english, CARDINAL, 2)).toEqual(problem('tooLong', { line: 2, text, digits: 67, most: 66 }, 'input'));
  expect(say('9'.repeat(66) + '.995', english, { type: 'currency', currency: 'USD' }, 1)).toEqual(
    problem('tooLong', { line: 1, text: `${'9'.repeat(40)}…`, digits: 67, most: 66 }, 'input'),
  );
  expect(say('1'.repeat(20), await loadLanguage('en-IN'), CARDINAL, 1)).toMatchObject({
    with: { digits: 20, most: 19 },
  });
  expect(say('1.5', english, ORDINAL, 1)).toMatchObject({ code: 'notWhole' });
  expect(say('0', await loadLanguage('pl-PL'), ORDINAL, 1)).toMatchObject({ code: 'noOrdinal' });
  expect(say('1000001', await loadLanguage('ru-RU'), ORDINAL, 1)).toMatchObject({
    code: 'ordinalTooLarge',
    with: { most: 1_000_000 },
  });
});

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES =
  'thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion undecillion duodecillion tredecillion quattuordecillion quindecillion sexdecillion septendecillion octodecillion novemdecillion vigintillion'.split(
    ' ',
  );

/** Parses English words back: an independent adder that doesn't know how they were generated. */
function readBack(words: string): bigint {
  let [total, group] = [0n, 0n];
  for (const word of words.split(/[ -]/).filter((one) => one !== 'and')) {
    const scale = SCALES.indexOf(word);
    if (scale >= 0) [total, group] = [total + group * 1000n ** BigInt(scale + 1), 0n];
    else if (word === 'hundred') group *= 100n;
    else if (ONES.includes(word)) group += BigInt(ONES.indexOf(word));
    else if (TENS.includes(word)) group += BigInt(10 * TENS.indexOf(word));
    else throw new Error(`not a number word: ${word}`);
  }
  return total + group;
}

test.for(['en-US', 'en-GB'] as const)('the words in %s can be parsed back, up to 66 digits', async (tag) => {
  const language = await loadLanguage(tag);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 66n - 1n }), fc.integer({ min: 0, max: 65 }), (n, less) => {
      const number = n / 10n ** BigInt(less);
      expect(readBack(language.cardinal(number))).toBe(number);
    }),
  );
});

test.for(TAGS)('in %s no two numbers have the same words, all have words, and spaces are single', async (tag) => {
  const language = await loadLanguage(tag);
  const numbers = new Set<bigint>();
  for (let n = 0n; n <= 2_100n; n++) numbers.add(n);
  for (let digits = 4; digits <= language.mostDigits; digits++)
    for (const lead of [1n, 2n, 5n, 11n, 21n, 100n, 101n])
      for (const rest of [0n, 1n, 1_000n, 21_001n]) {
        const n = lead * 10n ** BigInt(digits - 3) + rest;
        if (String(n).length <= language.mostDigits) numbers.add(n);
      }
  const cardinals = [...numbers].map((n) => language.cardinal(n));
  expect(new Set(cardinals).size).toBe(numbers.size);
  expect(
    cardinals.filter((words) => !/^[\p{L}\p{M}-]+( [\p{L}\p{M}-]+)*$/u.test(words) || /undefined/.test(words)),
  ).toEqual([]);

  const ordinals = [...numbers]
    .filter((n) => n > 0n && n <= (language.mostOrdinal ?? n))
    .map((n) => language.ordinal(n));
  expect(new Set(ordinals).size).toBe(ordinals.length);
  expect(
    ordinals.filter((words) => !/^[\p{L}\p{M}-]+( [\p{L}\p{M}-]+)*$/u.test(words) || /undefined/.test(words)),
  ).toEqual([]);
});

test.for(TAGS)('in %s every currency has names', async (tag) => {
  const language = await loadLanguage(tag);
  for (const currency of CURRENCIES)
    for (const typed of ['1.01', '2.02', '5.05', '21.21']) {
      const words = say(typed, language, { type: 'currency', currency }, 1);
      expect(isProblem(words) ? words.code : words).toMatch(/^\p{L}[\p{L}\p{M} -]+$/u);
    }
});

test.for([
  ['twenty-one dollars and six cents', 'sentence', 'en-US', 'Twenty-one dollars and six cents'],
  ['twenty-one dollars and six cents', 'title', 'en-US', 'Twenty-One Dollars And Six Cents'],
  ['twenty-one', 'upper', 'en-US', 'TWENTY-ONE'],
  ['élan zéro', 'title', 'fr-FR', 'Élan Zéro'],
  ['एक सौ पाँच', 'title', 'hi-IN', 'एक सौ पाँच'],
] as const)('%s in %s case (%s) is %s', ([words, letterCase, tag, cased]) => {
  expect(inCase(words, letterCase, tag)).toBe(cased);
});

import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '1234', language: 'en-US', type: 'cardinal' },
    gives: 'one thousand two hundred thirty-four',
    source: 'Exercism, say, canonical data',
  },
  {
    values: { input: '42', language: 'en-US', type: 'ordinal' },
    gives: 'forty-second',
    source: 'npm number-to-words: toWordsOrdinal(42)',
  },
  {
    values: { input: '123.45\n1\n0.5', language: 'en-US', type: 'currency', currency: 'USD', case: 'title' },
    gives: 'One Hundred Twenty-Three Dollars And Forty-Five Cents\nOne Dollar\nFifty Cents',
    source: 'by hand',
  },
  {
    values: { input: '1,001\n-3.140', language: 'en-GB' },
    gives: 'one thousand and one\nminus three point one four zero',
    source: 'by hand, British usage',
  },
  {
    values: { input: '12345678', language: 'en-IN' },
    gives: 'one crore twenty-three lakh forty-five thousand six hundred and seventy-eight',
    source: 'by hand, Indian usage',
  },
  {
    values: { input: '1000000\n21', language: 'es-ES', type: 'currency', currency: 'EUR' },
    gives: 'un millón de euros\nveintiún euros',
    source: 'RAE, Diccionario panhispánico de dudas, cardinales',
  },
  {
    values: { input: '33\n1988\n2000000', language: 'it-IT' },
    lang: 'it',
    gives: 'trentatré\nmillenovecentottantotto\ndue milioni',
    source: 'Crusca, numerals: written as one word up to the thousands, -tré with an accent',
  },
  {
    values: { input: '2.5', type: 'ordinal' },
    gives: problem('notWhole', { line: 1, text: '2.5' }, 'input'),
    source: 'an ordinal counts whole things',
  },
  {
    values: { input: '2026\n1988\n16', language: 'es-ES' },
    lang: 'es',
    gives: 'dos mil veintiséis\nmil novecientos ochenta y ocho\ndieciséis',
    source: 'RAE, Diccionario panhispánico de dudas, cardinales',
  },
  {
    values: { input: '80\n91\n200\n1988', language: 'fr-FR' },
    lang: 'fr',
    gives: 'quatre-vingts\nquatre-vingt-onze\ndeux cents\nmille neuf cent quatre-vingt-huit',
    source: 'Académie française, accord de vingt et cent',
  },
  {
    values: { input: '250000\n1500000', language: 'id-ID', type: 'currency', currency: 'IDR', case: 'sentence' },
    lang: 'id',
    gives: 'Dua ratus lima puluh ribu rupiah\nSatu juta lima ratus ribu rupiah',
    source: 'by hand, as on Indonesian receipts',
  },
  {
    values: { input: '1234,56\n22', language: 'pl-PL', type: 'currency', currency: 'PLN' },
    lang: 'pl',
    gives: 'tysiąc dwieście trzydzieści cztery złote pięćdziesiąt sześć groszy\ndwadzieścia dwa złote',
    source: 'by hand, Polish declension after 2 to 4 (PWN)',
  },
  {
    values: { input: '1234,56\n1500\n1000000', language: 'pt-BR', type: 'currency', currency: 'BRL' },
    lang: 'pt',
    gives:
      'mil duzentos e trinta e quatro reais e cinquenta e seis centavos\nmil e quinhentos reais\num milhão de reais',
    source: 'by hand, as on Brazilian checks',
  },
  {
    values: { input: '1234,56\n2000', language: 'ru-RU', type: 'currency', currency: 'RUB', case: 'sentence' },
    lang: 'ru',
    gives: 'Одна тысяча двести тридцать четыре рубля пятьдесят шесть копеек\nДве тысячи рублей',
    source: 'by hand, as in Russian contracts',
  },
] satisfies Examples<typeof tool>;

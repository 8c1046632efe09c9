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
    values: { input: '1234,56\n2000', language: 'ru-RU', type: 'currency', currency: 'RUB', case: 'sentence' },
    lang: 'ru',
    gives: 'Одна тысяча двести тридцать четыре рубля пятьдесят шесть копеек\nДве тысячи рублей',
    source: 'by hand, as in Russian contracts',
  },
] satisfies Examples<typeof tool>;

import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import type { Lang } from '../../../i18n/languages';
import tool from './tool';

const REAIS = { language: 'pt-BR', type: 'currency', currency: 'BRL', case: 'lower' } as const;

async function written(input: string, lang: Lang): Promise<string> {
  const outcome = await tool.run({ ...REAIS, input }, exampleContext({}, lang));
  return 'result' in outcome ? String(outcome.result) : '';
}

test.for([
  ['1.234,56', 'pt', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  ['R$ 1.500', 'pt', 'mil e quinhentos reais'],
  [
    'R$ 1.234.567,80',
    'pt',
    'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta centavos',
  ],
  ['-1.500', 'pt', 'menos mil e quinhentos reais'],
  ['1 500,5', 'pt', 'mil e quinhentos reais e cinquenta centavos'],
  ['1,239', 'pt', 'um real e vinte e quatro centavos'],
  ['0,125', 'pt', 'treze centavos'],
  ['0.125', 'pt', 'treze centavos'],
  ['1234.56', 'pt', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  ['1,234,567', 'pt', 'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais'],
  ['1.500.000', 'id', 'um milhão e quinhentos mil reais'],
  ['Rp 1.500.000,-', 'id', 'um milhão e quinhentos mil reais'],
  ['IDR 1.500.000', 'id', 'um milhão e quinhentos mil reais'],
  ['750,--', 'id', 'setecentos e cinquenta reais'],
  ['1,234', 'es', 'mil duzentos e trinta e quatro reais'],
  ['1,234.56', 'es', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  ['1.234,56', 'es', 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  ["1'500.000", 'es', 'um milhão e quinhentos mil reais'],
  ["$ 12'500.000,50", 'es', 'doze milhões e quinhentos mil reais e cinquenta centavos'],
  ["1'500,000.00", 'es', 'um milhão e quinhentos mil reais'],
  ['1.5', 'en', 'um real e cinquenta centavos'],
] as const)('writes %s, typed on a page in %s, as %s', async ([input, lang, words]) => {
  expect(await written(input, lang)).toBe(words);
});

test.for(['1 234 руб. 56 коп.', '1234 рубля 56 копеек', '1234р 56 коп', '1234-56', '1234=56', '1234,56 р.'])(
  'reads %s as rubles and kopecks',
  async (input) => {
    const rubles = { language: 'ru-RU', type: 'currency', currency: 'RUB', case: 'lower', input } as const;
    expect(await tool.run(rubles, exampleContext({}, 'ru'))).toMatchObject({
      result: 'одна тысяча двести тридцать четыре рубля пятьдесят шесть копеек',
    });
  },
);

test('a refusal shows the number as it was typed', async () => {
  const outcome = await tool.run({ ...REAIS, type: 'ordinal', input: '2,5' }, exampleContext({}, 'pt'));
  expect(outcome).toEqual(problem('notWhole', { line: 1, text: '2,5' }, 'input'));
});

test('refuses a number with two decimal signs', async () => {
  expect(await written('1,5.2', 'pt')).toBe('');
});

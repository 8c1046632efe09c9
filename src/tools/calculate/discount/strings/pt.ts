import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Descobrir',
    price: 'Preço original',
    discount: 'Desconto',
    paid: 'Preço pago',
    unit: 'O desconto é',
    quantity: 'Quantidade',
    offer: 'Oferta por quantidade',
    tax: 'Imposto a somar',
    final: 'Você paga',
    saved: 'Você economiza',
    percent: 'Desconto total',
    original: 'Preço original',
    total: 'Com imposto',
    table: 'Preço a cada 5% de desconto',
  },
  hints: { discount: 'Para um desconto sobre o outro, digite 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'O preço final', percent: 'O desconto', original: 'O preço original' },
    unit: { percent: 'Uma porcentagem', amount: 'Um valor por unidade' },
    offer: {
      none: 'Nenhuma',
      '3for2': 'Leve 3, pague 2',
      '2for1': 'Leve 2, pague 1',
      second50: 'Segunda unidade pela metade',
    },
  },
  problems: {
    badDiscount: '“{text}” não é um desconto. Digite um número como 20, ou vários como em 20+10.',
    over100: 'Um desconto não pode passar de 100%. Digite um número menor.',
    overPrice: 'O desconto de {off} é maior que o preço de {price}. Digite um valor menor.',
    noPrice: 'O preço original precisa ser maior que 0.',
    nothingLeft: 'Com 100% de desconto nada é pago, e o preço original não pode ser descoberto. Digite menos de 100.',
  },
  notes: {
    rise: 'O preço pago é {rise} maior que o original: um aumento de {percent}%.',
    stacked: 'Um sobre o outro, estes descontos dão {percent}%: cada um incide sobre o que o anterior deixou.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# unidade} other {# unidades}}, a terceira de cada três grátis: {charged, plural, one {# é paga} other {# são pagas}}',
    '2for1':
      '{quantity, plural, one {# unidade} other {# unidades}}, a segunda de cada duas grátis: {charged, plural, one {# é paga} other {# são pagas}}',
    second50:
      '{quantity, plural, one {# unidade} other {# unidades}}, a segunda de cada duas pela metade: {charged, plural, one {# preço cheio} other {# preços cheios}}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}; economia de {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}%',
    amount: '{quantity, plural, one {# unidade} other {# unidades}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Desconto', final: 'Você paga', saved: 'Você economiza' },
} satisfies Translation<typeof en>;

import { BRAND_NAMES } from '../../../../data/test-cards';
import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  labels: {
    ...listWords.labels,
    mode: 'O que fazer',
    brand: 'Bandeira',
    kind: 'Números',
    input: 'Números de cartão, um por linha',
    spaces: 'Espaços entre os grupos',
    valid: 'Dígito verificador',
    length: 'Dígitos',
    expiry: 'Validade',
    cvc: 'CVC/CVV',
    cards: 'Cartões',
  },
  own: {
    testOnly: 'Números para testes, que não servem para comprar. Não os use em uma página de pagamento de verdade.',
  },
  hints: { seed: listWords.hints.seed, input: 'Os números ficam nesta página e nunca vão para um link.' },
  placeholders: { input: '4242 4242 4242 4242' },
  choices: {
    mode: { make: 'Gerar', check: 'Conferir' },
    brand: { any: 'Qualquer bandeira', ...BRAND_NAMES },
    kind: { documented: 'Números de teste publicados', range: 'Inventados, com dígito verificador correto' },
    ...listWords.choices,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    tooFewDocumented:
      'Sem repetição, esta bandeira tem {possible, plural, one {# número publicado} other {# números publicados}}. Peça menos ou escolha números inventados.',
    notDigit:
      'Linha {line}, coluna {column}: “{character}” não é um dígito. Escreva só dígitos, com espaços ou hifens.',
    wrongLength: 'Linha {line}: um número de cartão tem de 8 a 19 dígitos; este tem {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    madeUp:
      'Números inventados passam apenas na validação do formato. Nenhum modo de teste os conhece, e um deles pode coincidir com um cartão real: não os use em uma página de pagamento de verdade.',
    rightDigit: 'Com os outros dígitos iguais, o último teria de ser {digit}.',
    unusualLength: '{brand} não emite números desse tamanho.',
  },
  terms: {
    published: '{brand} · modo de teste de {modes}',
    yes: 'Correto',
    no: 'Incorreto',
    wrongDigit: 'Incorreto, seria {digit}',
    unknown: 'Desconhecida',
    ...BRAND_NAMES,
    number: 'Número',
    brandColumn: 'Bandeira',
    expiryColumn: 'Validade',
    cvcColumn: 'CVC/CVV',
    modesColumn: 'Modo de teste de',
    validColumn: 'Dígito verificador',
    lengthColumn: 'Dígitos',
  },
} satisfies Translation<typeof en>;

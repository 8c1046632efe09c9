import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    decimals: 'Casas decimais',
    exclude: 'Excluir',
    sum: 'Soma',
    average: 'Média',
    asYears: 'Os números são anos',
    years: 'Sobre estes anos',
  },
  hints: { ...listWords.hints, exclude: 'Números inteiros e intervalos, separados por vírgulas.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals: '{bound} tem mais casas decimais do que o escolhido ({decimals}). Arredonde ou aumente as casas.',
    minAboveMax: 'O mínimo, {min}, é maior que o máximo, {max}. Troque um pelo outro.',
    tooLong: 'Um número pode ter no máximo {most} algarismos.',
    badExclusion: '“{entry}” não é um número inteiro nem um intervalo. Escreva 7 ou 20-29.',
    backwards: 'O intervalo “{entry}” termina antes de começar. Escreva primeiro o número menor.',
    nothingLeft: 'Todos os números do intervalo foram excluídos: não sobra nenhum para sortear.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Ano',
    kind: 'Tipo',
    century: 'Século',
    firstDay: '1º de janeiro',
    leap: 'Bissexto',
    common: 'Comum',
  },
} satisfies Translation<typeof en>;

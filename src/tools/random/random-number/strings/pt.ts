import type { Translation } from '../../../../kinds/contract';
import { LIST_WORDS } from '../../../../kinds/contract/drawn-list-strings';
import type en from './en';

const { pt } = LIST_WORDS;

export default {
  labels: {
    ...pt.labels,
    decimals: 'Casas decimais',
    exclude: 'Excluir',
    sum: 'Soma',
    average: 'Média',
  },
  hints: { ...pt.hints, exclude: 'Números inteiros e intervalos, separados por vírgulas.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: pt.choices,
  problems: {
    ...pt.problems,
    moreDecimals: '{bound} tem mais casas decimais do que o escolhido ({decimals}). Arredonde ou aumente as casas.',
    minAboveMax: 'O mínimo, {min}, é maior que o máximo, {max}. Troque um pelo outro.',
    tooLong: 'Um número pode ter no máximo {most} algarismos.',
    badExclusion: '“{entry}” não é um número inteiro nem um intervalo. Escreva 7 ou 20-29.',
    backwards: 'O intervalo “{entry}” termina antes de começar. Escreva primeiro o número menor.',
    nothingLeft: 'Todos os números do intervalo foram excluídos: não sobra nenhum para sortear.',
  },
  notes: pt.notes,
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Números romanos',
  lower: 'Minúsculas',
  unicode: 'Caracteres Unicode',
  letters: 'Letras do texto',
  bold: 'Negrito',
  script: 'Caligráfica',
  fraktur: 'Gótica',
  doubleStruck: 'Traço duplo',
  monospace: 'Máquina de escrever',
};

export default {
  labels: {
    style: 'Estilo',
    dates: 'Pôr um ponto entre as partes de uma data',
    dateOrder: 'As datas estão como',
    value: 'Valor deste número',
    day: 'Primeira data, como foi lida',
  },
  placeholders: {
    input: '2026, 25/12/2024 ou qualquer texto com números',
  },
  hints: {
    input:
      'Leitores de tela podem soletrar estes caracteres ou pulá-los, e muitos buscadores não os encontram. Em um documento, use as letras comuns do primeiro estilo.',
  },
  choices: {
    style: { all: 'Todos', ...styles },
    dateOrder: {
      mdy: 'Mês, dia, ano',
      dmy: 'Dia, mês, ano',
      ymd: 'Ano, mês, dia',
    },
  },
  terms: styles,
  own: {
    count: 'Caracteres:',
    missing: 'Aparece como quadrados neste dispositivo',
  },
  notes: {
    tooLarge: '{number} fica como está: letras com um traço em cima vão até {largest}.',
  },
} satisfies Translation<typeof en>;

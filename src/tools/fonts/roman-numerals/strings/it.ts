import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Numeri romani',
  lower: 'Minuscole',
  unicode: 'Caratteri Unicode',
  letters: 'Lettere del testo',
  bold: 'Grassetto',
  script: 'Calligrafico',
  fraktur: 'Gotico',
  doubleStruck: 'A doppio tratto',
  monospace: 'Macchina da scrivere',
};

export default {
  labels: {
    style: 'Stile',
    dates: 'Metti un punto tra le parti di una data',
    dateOrder: 'Le date sono scritte come',
    value: 'Valore del numero romano',
    day: 'Prima data, come viene letta',
  },
  placeholders: {
    input: '2026, 25/12/2024 o qualsiasi testo con numeri',
  },
  hints: {
    input:
      'Gli screen reader possono leggere questi caratteri uno a uno o saltarli, e molte ricerche non li trovano. In un documento usa le lettere normali della prima scheda.',
  },
  choices: {
    style: { all: 'Tutti', ...styles },
    dateOrder: {
      mdy: 'Mese, giorno, anno',
      dmy: 'Giorno, mese, anno',
      ymd: 'Anno, mese, giorno',
    },
  },
  terms: styles,
  own: {
    count: 'Caratteri:',
    missing: 'Su questo dispositivo si vedono riquadri vuoti',
  },
  notes: {
    tooLarge: '{number} resta com’è: con una linea sopra le lettere si arriva a {largest}.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Chiffres romains',
  lower: 'Minuscules',
  unicode: 'Caractères Unicode',
  letters: 'Lettres du texte',
  bold: 'Gras',
  script: 'Calligraphie',
  fraktur: 'Gothique',
  doubleStruck: 'Ajouré',
  monospace: 'Machine à écrire',
};

export default {
  labels: {
    style: 'Style',
    dates: 'Séparer les parties d’une date par un point',
    dateOrder: 'Format des dates saisies',
    value: 'Valeur de ce nombre',
    day: 'Première date, telle qu’elle est lue',
  },
  placeholders: {
    input: '2026, 25/12/2024, ou tout texte avec des nombres',
  },
  hints: {
    input:
      'Les lecteurs d’écran peuvent épeler ces caractères ou les sauter, et la recherche ne les trouve souvent pas. Dans un document, prenez les lettres simples de la première carte.',
  },
  choices: {
    style: { all: 'Tous', ...styles },
    dateOrder: {
      mdy: 'Mois, jour, année',
      dmy: 'Jour, mois, année',
      ymd: 'Année, mois, jour',
    },
  },
  terms: styles,
  own: {
    count: 'Caractères :',
    missing: 'Affiché en carrés sur cet appareil',
  },
  notes: {
    tooLarge: '{number} reste tel quel : avec un trait au-dessus, les lettres vont jusqu’à {largest}.',
  },
} satisfies Translation<typeof en>;

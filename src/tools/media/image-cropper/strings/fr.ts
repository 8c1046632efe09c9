import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/fr';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Images',
    aspect: 'Proportions',
    shape: 'Forme',
    x: 'Gauche',
    y: 'Haut',
    width: 'Largeur',
    height: 'Hauteur',
    radius: 'Rayon des coins en pixels',
    rotate: 'Pivoter dans le sens horaire',
    straighten: 'Redresser, en degrés',
    flipX: 'Miroir horizontal',
    flipY: 'Miroir vertical',
    result: 'Images recadrées',
  },
  hints: {
    ...pictures.hints,
    background: 'Derrière les pixels transparents si vous enregistrez en JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Libres',
      '1:1': '1:1 (carré)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (story)',
      '4:5': '4:5 (portrait)',
      '1.91:1': '1,91:1 (aperçu de lien)',
    },
    shape: { rect: 'Rectangle', rounded: 'Coins arrondis', circle: 'Cercle' },
    rotate: { '0': 'Non', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'La largeur et la hauteur doivent faire au moins 1 pixel.',
    outside: 'Le cadre dépasse de «\u00a0{file}\u00a0», qui fait {width} × {height} pixels. Ramenez-le à l’intérieur.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Pivoter de 90°', mirror: 'Miroir' },
} satisfies Translation<typeof en>;

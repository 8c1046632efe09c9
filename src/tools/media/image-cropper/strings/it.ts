import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/it';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Immagini',
    aspect: 'Proporzioni',
    shape: 'Forma',
    x: 'Da sinistra',
    y: 'Dall’alto',
    width: 'Larghezza',
    height: 'Altezza',
    radius: 'Raggio degli angoli in pixel',
    rotate: 'Ruota in senso orario',
    straighten: 'Raddrizza, in gradi',
    flipX: 'Rifletti in orizzontale',
    flipY: 'Rifletti in verticale',
    result: 'Immagini ritagliate',
  },
  hints: {
    ...pictures.hints,
    background: 'Dietro i pixel trasparenti se salvi in JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Libere',
      '1:1': '1:1 (quadrato)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (storia)',
      '4:5': '4:5 (verticale)',
      '1.91:1': '1,91:1 (anteprima di link)',
    },
    shape: { rect: 'Rettangolo', rounded: 'Angoli arrotondati', circle: 'Cerchio' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'Larghezza e altezza devono essere di almeno 1 pixel.',
    outside: 'Il ritaglio esce da «{file}», che misura {width} × {height} pixel. Riportalo dentro.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Ruota di 90°', mirror: 'Rifletti' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/pl';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Obrazy',
    aspect: 'Proporcje',
    shape: 'Kształt',
    x: 'Od lewej',
    y: 'Od góry',
    width: 'Szerokość',
    height: 'Wysokość',
    radius: 'Promień rogów w\u00a0pikselach',
    rotate: 'Obróć w\u00a0prawo',
    straighten: 'Wyprostuj, w\u00a0stopniach',
    flipX: 'Odbij w\u00a0poziomie',
    flipY: 'Odbij w\u00a0pionie',
    result: 'Przycięte obrazy',
  },
  hints: {
    ...pictures.hints,
    background: 'Pod przezroczystymi pikselami przy zapisie do JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Dowolne',
      '1:1': '1:1 (kwadrat)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (relacja)',
      '4:5': '4:5 (portret)',
      '1.91:1': '1,91:1 (podgląd linku)',
    },
    shape: { rect: 'Prostokąt', rounded: 'Zaokrąglone rogi', circle: 'Koło' },
    rotate: { '0': 'Bez obrotu', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'Szerokość i\u00a0wysokość muszą mieć co najmniej 1 piksel.',
    outside: 'Kadr wychodzi poza obraz „{file}”, który ma {width} × {height} pikseli. Przesuń go do środka.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Obróć o\u00a090°', mirror: 'Odbij' },
} satisfies Translation<typeof en>;

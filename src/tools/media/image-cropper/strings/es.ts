import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/es';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Imágenes',
    aspect: 'Proporción',
    shape: 'Forma',
    x: 'Izquierda',
    y: 'Arriba',
    width: 'Ancho',
    height: 'Alto',
    radius: 'Radio de las esquinas en píxeles',
    rotate: 'Girar a la derecha',
    straighten: 'Enderezar, en grados',
    flipX: 'Reflejar izquierda y derecha',
    flipY: 'Reflejar arriba y abajo',
    result: 'Imágenes recortadas',
  },
  hints: {
    ...pictures.hints,
    background: 'Detrás de los píxeles transparentes si guardas en JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Libre',
      '1:1': '1:1 (cuadrado)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (historia)',
      '4:5': '4:5 (vertical)',
      '1.91:1': '1,91:1 (vista previa de enlace)',
    },
    shape: { rect: 'Rectángulo', rounded: 'Esquinas redondeadas', circle: 'Círculo' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'El ancho y el alto deben tener al menos 1 píxel.',
    outside: 'El recorte queda fuera de «{file}», que mide {width} × {height} píxeles. Muévelo hacia dentro.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Girar 90°', mirror: 'Reflejar' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/pt';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Imagens',
    aspect: 'Proporção',
    shape: 'Forma',
    x: 'Esquerda',
    y: 'Topo',
    width: 'Largura',
    height: 'Altura',
    radius: 'Raio dos cantos em pixels',
    rotate: 'Girar no sentido horário',
    straighten: 'Endireitar, em graus',
    flipX: 'Espelhar na horizontal',
    flipY: 'Espelhar na vertical',
    result: 'Imagens cortadas',
  },
  hints: {
    ...pictures.hints,
    background: 'Para os pixels transparentes ao salvar em JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Livre',
      '1:1': '1:1 (quadrado)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (story)',
      '4:5': '4:5 (retrato)',
      '1.91:1': '1,91:1 (prévia de link)',
    },
    shape: { rect: 'Retângulo', rounded: 'Cantos arredondados', circle: 'Círculo' },
    rotate: { '0': 'Não', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'A largura e a altura precisam de pelo menos 1 pixel.',
    outside: 'O quadro está fora de “{file}”, que tem {width} × {height} pixels. Mova-o para dentro da imagem.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Girar 90°', mirror: 'Espelhar' },
} satisfies Translation<typeof en>;

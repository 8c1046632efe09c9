import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Color',
    legacy: 'Comas en rgb() y hsl()',
    ...NOTATION_NAMES,
    name: 'Nombre',
    gamut: 'Gama de colores',
    contrastWhite: 'Contraste con texto blanco',
    contrastBlack: 'Contraste con texto negro',
    apcaWhite: 'APCA con texto blanco',
    apcaBlack: 'APCA con texto negro',
  },
  placeholders: { input: 'rebeccapurple o #639' },
  problems: {
    unknownName:
      '«{name}» no es un color. Escribe un código, como #639 o rgb(102 51 153), o el nombre de un color en CSS.',
    similarName: '«{name}» no es el nombre de un color en CSS. ¿Querías decir {close}?',
    badHex: 'Un color hexadecimal tiene 3, 4, 6 u 8 cifras después de #. Este tiene {digits}.',
    unknownFunction:
      'Carácter {position}: «{name}()» no es una función de color. Usa rgb, hsl, hwb, lab, lch, oklab, oklch, color o cmyk.',
    unknownSpace: 'Carácter {position}: color() no conoce «{name}». Usa un espacio como srgb, display-p3 o rec2020.',
    badPart: 'Carácter {position}: «{part}» no va aquí. Revisa el número o su unidad.',
    badCount: '{name}() necesita {needed} valores y hay {found}. Sepáralos todos con espacios o todos con comas.',
  },
  notes: {
    mapped:
      'Este color no existe en sRGB. HEX, RGB, HSL, HWB y CMYK muestran uno parecido; las demás notaciones son exactas.',
  },
  terms: { wider: 'Mayor que Rec. 2020' },
  own: { well: 'Elegir', dropper: 'Tomar de la pantalla', onWhite: 'Texto blanco', onBlack: 'Texto negro' },
} satisfies Translation<typeof en>;

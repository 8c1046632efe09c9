import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Carácter',
    lines: 'Cada uno en su línea',
    input: 'Buscar caracteres invisibles en un texto',
    found: 'Encontrados en tu texto',
    cleaned: 'Texto limpio',
    behaviour: 'Cómo se comporta cada uno',
  },
  choices: {
    character: {
      hangul: 'Relleno hangul, U+3164',
      braille: 'Braille vacío, U+2800',
      zwsp: 'Espacio de ancho cero, U+200B',
      zwnj: 'Antiligadura de ancho cero, U+200C',
      zwj: 'Ligadura de ancho cero, U+200D',
      wordJoiner: 'Unión de palabras, U+2060',
      nbsp: 'Espacio de no separación, U+00A0',
      halfHangul: 'Relleno hangul de medio ancho, U+FFA0',
      choseong: 'Relleno hangul inicial, U+115F',
      emSpace: 'Espacio eme, U+2003',
      ideographic: 'Espacio ideográfico, U+3000',
      softHyphen: 'Guion opcional, U+00AD',
      invisibleTimes: 'Multiplicación invisible, U+2062',
      bom: 'Marca de orden de bytes, U+FEFF',
      tagSpace: 'Espacio de etiqueta, U+E0020',
    },
  },
  placeholders: { input: 'Pega un nombre, una contraseña o una línea de código' },
  notes: {
    nothingFound: 'No hay caracteres invisibles en este texto.',
    kept: 'Conservados, porque los emojis o las letras se desharían sin ellos: {n}.',
  },
  terms: {
    code: 'Código',
    name: 'Nombre',
    kind: 'Pasa por',
    letter: 'letra',
    symbol: 'símbolo',
    spaceKind: 'espacio',
    format: 'carácter de formato',
    trim: 'Donde se recortan los espacios de los bordes',
    strict: 'Donde se limpian los nombres (NFKC_Casefold)',
    onX: 'Caracteres en X',
    stays: 'se queda',
    dropped: 'se elimina',
    space: 'pasa a ser un espacio',
    refused: 'rechazado',
  },
  own: {
    between: 'Entre las dos barras',
    width: '{n} px de ancho en este dispositivo.',
    noWidth: 'Sin ancho: las barras se tocan.',
    copiedRead: 'Copiado y comprobado: el portapapeles contiene exactamente esto',
    copiedOther: 'Copiado, pero el portapapeles contiene otra cosa. Prueba con la descarga.',
    readOn:
      'Deducido el {date} de Unicode 17 y de las reglas que publica X. No se probó ninguna aplicación a mano y casi ninguna dice qué admite: envíate antes un mensaje.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Tipo',
    format: 'Archivo',
    input: 'Códigos, uno por línea',
    showText: 'Texto bajo las barras',
    height: 'Altura de las barras (mm)',
    scale: 'Píxeles por módulo',
    wide: 'Barras anchas',
    quiet: 'Zona de silencio (margen para el lector)',
    rotate: 'Girar',
    color: 'Barras',
    background: 'Fondo',
    sheet: 'Hoja de etiquetas',
    text: 'Código completo',
    checkDigit: 'Dígito de control',
    bars: 'Módulos (1 es barra)',
  },
  hints: { scale: 'El módulo es la barra más fina. 2 píxeles son medio milímetro en papel, más o menos.' },
  placeholders: { input: '750103131130' },
  choices: {
    symbology: { ...SYMBOLOGY_NAMES, itf: 'Entrelazado 2 de 5' },
    wide: { '3': 'El triple de las finas', '2': 'El doble de las finas' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Ninguna: una página por código',
      L7160: 'Avery L7160, 21 etiquetas en A4',
      L7163: 'Avery L7163, 14 etiquetas en A4',
      L7651: 'Avery L7651, 65 etiquetas en A4',
      '5160': 'Avery 5160, 30 etiquetas en Carta',
      '5163': 'Avery 5163, 10 etiquetas en Carta',
    },
  },
  problems: {
    tooManyLines: 'El límite es de {limit} códigos a la vez y aquí hay {lines}. Hazlos por partes.',
    wrongLength: 'La línea {line} tiene {count, plural, one {# cifra} other {# cifras}}; este tipo admite {lengths}.',
    wrongCheckDigit:
      'Línea {line}: el dígito de control es {digit}, pero debería ser {right}. Revisa si el número está bien escrito.',
    badCharacter:
      'Línea {line}: «{character}» (carácter {place}) no existe en este tipo. Data Matrix admite cualquier texto.',
    notIsbn: 'Línea {line}: un ISBN de 13 cifras empieza por 978 o 979.',
    badSystem: 'Línea {line}: un UPC-E de 8 cifras empieza por 0 o 1.',
    badPharmacode: 'Línea {line}: un Pharmacode es un número de 3 a 131070.',
    badGs1: 'Línea {line}: escribe los identificadores entre paréntesis, por ejemplo (01)09521234543213(10)ABC.',
    notEncodable: 'No se puede codificar la línea {line}: {reason}',
  },
  notes: {
    padded: 'Este tipo usa cifras de dos en dos, así que se puso un 0 delante.',
    checkDigit:
      'Dígito de control: las cifras, con pesos 3 y 1 desde la derecha, suman {sum}. El siguiente múltiplo de 10 es {next}, así que el dígito es {digit}.',
    contrast: 'El contraste es de solo {ratio}:1. El lector necesita barras oscuras sobre fondo claro.',
    noQuiet: 'Sin el margen, deja tú ese espacio vacío alrededor del código o el lector no lo encontrará.',
    alsoWrong: 'Otras líneas con errores, que se han omitido: {lines}.',
  },
} satisfies Translation<typeof en>;

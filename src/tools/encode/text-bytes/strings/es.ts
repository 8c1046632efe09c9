import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/es';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    base: 'Sistema numérico',
    encoding: 'Codificación del texto',
    separator: 'Entre los bytes',
    prefix: 'Delante de cada byte',
    uppercase: 'Letras A–F en mayúscula',
    bytesPerLine: 'Bytes por línea',
    eol: 'Saltos de línea del texto',
    bytes: 'Bytes',
    files: 'Archivo decodificado',
  },
  choices: {
    direction: { encode: 'Texto a bytes', decode: 'Bytes a texto' },
    base: { '16': 'Hexadecimal', '2': 'Binario', '8': 'Octal', '10': 'Decimal' },
    separator: {
      none: 'Nada',
      space: 'Un espacio',
      comma: 'Una coma',
      colon: 'Dos puntos',
      newline: 'Un salto de línea',
    },
    prefix: { none: 'Nada', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Tal como están (tecleados: LF)', crlf: 'CRLF (Windows, correo)' },
  },
  hints: { bytesPerLine: '0: todos en una línea' },
  problems: {
    ...problems,
    tooLong:
      'El resultado tendría más de {limit} millones de caracteres, más de lo que cabe en un texto del navegador. Acorta la entrada.',
    notHex: 'Línea {line}, columna {column}: «{character}» no es una cifra hexadecimal. Usa 0–9 y A–F.',
    notBinary: 'Línea {line}, columna {column}: «{character}» no es una cifra binaria. Usa 0 y 1.',
    notOctal: 'Línea {line}, columna {column}: «{character}» no es una cifra octal. Usa 0–7.',
    notDecimal:
      'Línea {line}, columna {column}: «{character}» no es una cifra. Escribe cada byte como un número hasta 255.',
    oddHex:
      'Hay {digits, plural, one {# cifra hexadecimal} other {# cifras hexadecimales}} y un byte tiene dos: falta o sobra una. Los bytes de una cifra necesitan separadores.',
    oddBinary:
      'Hay {digits, plural, one {# cifra binaria} other {# cifras binarias}}, y ese número no es múltiplo de 8: falta o sobra alguna. Los bytes más cortos necesitan separadores.',
    oddOctal:
      'Hay {digits, plural, one {# cifra octal} other {# cifras octales}}, y ese número no es múltiplo de 3: falta o sobra alguna. Los bytes más cortos necesitan separadores.',
    oddGroup:
      'Línea {line}, columna {column}: hay {digits} cifras seguidas, que no forman bytes completos. Revisa si falta o sobra alguna.',
    aboveByte:
      'Línea {line}, columna {column}: {number} no cabe en un byte (255 en decimal). Separa los bytes entre sí.',
  },
  notes: {
    ...notes,
    runsTogether: 'Los números decimales seguidos no se pueden volver a leer: pon algo entre los bytes.',
    prefixIsDigits:
      '0b también es un número hexadecimal (11), así que esto no se puede volver a leer. Lo habitual es 0x.',
    dump: 'Leído como un volcado de xxd o hexdump -C, sin las posiciones ni la columna de texto.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/es';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/es';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    scheme: 'Codificación',
    urlSafe: 'Alfabeto para URL',
    hexAlphabet: 'Alfabeto base32hex',
    padding: 'Rellenar con =',
    wrap: 'Longitud de línea',
    eol: 'Saltos de línea del texto',
    encoding: 'Codificación del texto',
    bytes: 'Bytes',
    files: 'Archivo decodificado',
  },
  choices: {
    direction: { encode: 'Codificar', decode: 'Decodificar' },
    wrap: { '0': 'Una línea', '64': '64 caracteres (PEM)', '76': '76 caracteres (correo)' },
    eol: { lf: 'Tal como están (tecleados: LF)', crlf: 'CRLF (Windows, correo)' },
  },
  hints: { input: 'Texto para codificar, o base64, base32 o una URI data: para decodificar' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;

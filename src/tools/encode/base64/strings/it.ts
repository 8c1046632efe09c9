import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/it';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/it';
import type en from './en';

export default {
  labels: {
    direction: 'Direzione',
    scheme: 'Tipo di codifica',
    urlSafe: 'Alfabeto per URL',
    hexAlphabet: 'Alfabeto base32hex',
    padding: 'Padding con =',
    wrap: 'Lunghezza delle righe',
    eol: 'A capo nel testo',
    encoding: 'Codifica dei caratteri',
    bytes: 'Byte',
    files: 'File decodificato',
  },
  choices: {
    direction: { encode: 'Codifica', decode: 'Decodifica' },
    wrap: { '0': 'Una riga', '64': '64 caratteri (PEM)', '76': '76 caratteri (email)' },
    eol: { lf: 'Così come sono (digitati: LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { input: 'Testo da codificare, oppure base64, base32 o un indirizzo data: da decodificare' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;

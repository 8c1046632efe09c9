import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/pt';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/pt';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    scheme: 'Codificação',
    urlSafe: 'Alfabeto para URL',
    hexAlphabet: 'Alfabeto base32hex',
    padding: 'Preencher com =',
    wrap: 'Tamanho da linha',
    eol: 'Quebras de linha do texto',
    encoding: 'Codificação do texto',
    bytes: 'Bytes',
    files: 'Arquivo decodificado',
  },
  choices: {
    direction: { encode: 'Codificar', decode: 'Decodificar' },
    wrap: { '0': 'Uma linha', '64': '64 caracteres (PEM)', '76': '76 caracteres (e-mail)' },
    eol: { lf: 'Como estão (digitadas viram LF)', crlf: 'CRLF (Windows, e-mail)' },
  },
  hints: { input: 'Texto para codificar, ou Base64, Base32 ou data URI para decodificar' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;

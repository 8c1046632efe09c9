import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/id';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/id';
import type en from './en';

export default {
  labels: {
    direction: 'Arah',
    scheme: 'Encoding',
    urlSafe: 'Alfabet aman untuk URL',
    hexAlphabet: 'Alfabet base32hex',
    padding: 'Padding dengan =',
    wrap: 'Panjang baris',
    eol: 'Baris baru dalam teks',
    encoding: 'Pengodean teks',
    bytes: 'Byte',
    files: 'File hasil decode',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    wrap: { '0': 'Satu baris', '64': '64 digit (PEM)', '76': '76 digit (email)' },
    eol: { lf: 'Apa adanya (LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { input: 'Teks untuk di-encode, atau base64, base32, atau data URI untuk di-decode' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;

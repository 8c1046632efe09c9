import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/fr';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/fr';
import type en from './en';

export default {
  labels: {
    direction: 'Sens',
    scheme: 'Format',
    urlSafe: 'Alphabet pour URL',
    hexAlphabet: 'Alphabet base32hex',
    padding: 'Compléter par =',
    wrap: 'Longueur des lignes',
    eol: 'Fins de ligne du texte',
    encoding: 'Encodage du texte',
    bytes: 'Octets',
    files: 'Fichier décodé',
  },
  choices: {
    direction: { encode: 'Encoder', decode: 'Décoder' },
    wrap: { '0': 'Une seule ligne', '64': '64 caractères (PEM)', '76': '76 caractères (e-mail)' },
    eol: { lf: 'Inchangées (LF pour un texte saisi)', crlf: 'CRLF (Windows, e-mail)' },
  },
  hints: { input: 'Texte à encoder, ou base64, base32 ou URL de données à décoder' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;

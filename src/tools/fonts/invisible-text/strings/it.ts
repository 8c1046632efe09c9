import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Carattere',
    lines: 'Uno per riga',
    input: 'Cerca i caratteri invisibili in un testo',
    found: 'Trovati nel tuo testo',
    cleaned: 'Testo ripulito',
    behaviour: 'Come si comporta ogni carattere',
  },
  choices: {
    character: {
      hangul: 'Riempitivo hangul, U+3164',
      braille: 'Braille vuoto, U+2800',
      zwsp: 'Spazio a larghezza zero, U+200B',
      zwnj: 'Separatore a larghezza zero, U+200C',
      zwj: 'Unione a larghezza zero, U+200D',
      wordJoiner: 'Unione di parole, U+2060',
      nbsp: 'Spazio unificatore, U+00A0',
      halfHangul: 'Riempitivo hangul stretto, U+FFA0',
      choseong: 'Riempitivo hangul iniziale, U+115F',
      emSpace: 'Spazio largo (em), U+2003',
      ideographic: 'Spazio ideografico, U+3000',
      softHyphen: 'Trattino facoltativo, U+00AD',
      invisibleTimes: '«Per» invisibile, U+2062',
      bom: 'BOM (byte order mark), U+FEFF',
      tagSpace: 'Etichetta spazio, U+E0020',
    },
  },
  placeholders: { input: 'Incolla un nickname, una password, una riga di codice' },
  notes: {
    nothingFound: 'Nessun carattere invisibile in questo testo.',
    kept: 'Lasciati nel testo, perché servono a emoji o lettere: {n}.',
  },
  terms: {
    code: 'Codice',
    name: 'Nome Unicode',
    kind: 'Trattato come',
    letter: 'una lettera',
    symbol: 'un simbolo',
    spaceKind: 'uno spazio',
    format: 'un carattere di formattazione',
    trim: 'Se gli spazi ai bordi vengono tolti',
    strict: 'Se il nome viene ripulito (NFKC_Casefold)',
    onX: 'Conta su X',
    stays: 'resta',
    dropped: 'sparisce',
    space: 'diventa uno spazio',
    refused: 'rifiutato',
  },
  own: {
    between: 'Fra le due barre',
    width: 'Largo {n} px su questo dispositivo.',
    noWidth: 'Nessuna larghezza: le barre si toccano.',
    copiedRead: 'Copiato e verificato',
    copiedOther: 'Negli appunti il carattere è diverso. Prova a scaricarlo.',
    readOn:
      'Fonti: Unicode 17 e le regole pubblicate da X ({date}). Nessuna app è stata provata a mano e quasi nessuna indica che cosa accetta: manda prima un messaggio a te stesso.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Tipo',
    format: 'File',
    input: 'Codici, uno per riga',
    showText: 'Testo sotto le barre',
    height: 'Altezza delle barre (mm)',
    scale: 'Pixel per modulo',
    wide: 'Barre larghe',
    quiet: 'Margine vuoto per il lettore',
    rotate: 'Ruota',
    color: 'Barre',
    background: 'Sfondo',
    sheet: 'Foglio di etichette',
    text: 'Codice completo',
    checkDigit: 'Cifra di controllo',
    bars: 'Moduli (1 è una barra)',
  },
  hints: { scale: 'Il modulo è la barra più sottile. 2 pixel sono circa mezzo millimetro sulla carta.' },
  placeholders: { input: '800123456789' },
  choices: {
    symbology: SYMBOLOGY_NAMES,
    wide: { '3': '3 volte quelle sottili', '2': 'Il doppio di quelle sottili' },
    rotate: { '0': 'No', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Nessuno: una pagina per codice',
      L7160: 'Avery L7160, 21 etichette su A4',
      L7163: 'Avery L7163, 14 etichette su A4',
      L7651: 'Avery L7651, 65 etichette su A4',
      '5160': 'Avery 5160, 30 etichette su Letter',
      '5163': 'Avery 5163, 10 etichette su Letter',
    },
  },
  problems: {
    tooManyLines: 'Il limite è di {limit} codici per volta; qui ce ne sono {lines}. Dividili in più parti.',
    wrongLength: 'La riga {line} non ha il numero giusto di cifre: {count}. Sono possibili {lengths}.',
    wrongCheckDigit: 'Riga {line}: la cifra di controllo è {digit}, ma dovrebbe essere {right}. Controlla il numero.',
    badCharacter:
      'Riga {line}: «{character}» (carattere {place}) non è ammesso in questo tipo di codice. Data Matrix accetta qualsiasi testo.',
    notIsbn: 'Riga {line}: un ISBN di 13 cifre inizia con 978 o 979.',
    badSystem: 'Riga {line}: un UPC-E di 8 cifre inizia con 0 o 1.',
    badPharmacode: 'Riga {line}: un Pharmacode è un numero da 3 a 131070.',
    badGs1: 'Riga {line}: scrivi gli identificatori tra parentesi, per esempio (01)09521234543213(10)ABC.',
    notEncodable: 'La riga {line} non si può codificare: {reason}',
  },
  notes: {
    padded: 'Questo tipo usa le cifre a coppie, quindi è stato messo uno 0 davanti.',
    checkDigit:
      'Cifra di controllo: le cifre, con pesi 3 e 1 da destra, danno {sum}. Il multiplo di 10 successivo è {next}, quindi la cifra è {digit}.',
    contrast: 'Il contrasto è solo {ratio}:1. Servono barre scure su fondo chiaro.',
    noQuiet: 'Senza margine lascia altrettanto spazio vuoto intorno al codice, altrimenti il lettore non lo trova.',
    alsoWrong: 'Altre righe con errori, tralasciate: {lines}.',
  },
} satisfies Translation<typeof en>;

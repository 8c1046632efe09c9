import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Colore',
    legacy: 'Virgole in rgb() e hsl()',
    ...NOTATION_NAMES,
    name: 'Nome',
    gamut: 'Gamut',
    contrastWhite: 'Contrasto del testo bianco',
    contrastBlack: 'Contrasto del testo nero',
    apcaWhite: 'APCA del testo bianco',
    apcaBlack: 'APCA del testo nero',
  },
  placeholders: { input: 'rebeccapurple o #639' },
  problems: {
    unknownName:
      '«{name}» non è un colore. Scrivi un codice, per esempio #639 o rgb(102 51 153), oppure il nome di un colore CSS.',
    similarName: '«{name}» non è il nome di un colore CSS. Intendevi {close}?',
    badHex: 'Un colore esadecimale ha 3, 4, 6 o 8 cifre dopo #. Questo ne ha {digits}.',
    unknownFunction:
      'Carattere {position}: «{name}()» non è una funzione di colore. Usa rgb, hsl, hwb, lab, lch, oklab, oklch, color o cmyk.',
    unknownSpace:
      'Carattere {position}: «{name}» non è uno spazio colore ammesso in color(). Usa per esempio srgb, display-p3 o rec2020.',
    badPart: 'Carattere {position}: «{part}» non è ammesso qui. Controlla il numero o l’unità.',
    badCount:
      '{name}() richiede {needed} valori, qui {found, plural, one {ce n’è #} other {ce ne sono #}}. Separali tutti con spazi o tutti con virgole.',
  },
  notes: {
    mapped:
      'Questo colore non esiste in sRGB. HEX, RGB, HSL, HWB e CMYK ne mostrano uno simile; le altre notazioni sono esatte.',
  },
  terms: { wider: 'Più ampio di Rec. 2020' },
  own: { well: 'Scegli', dropper: 'Preleva dallo schermo', onWhite: 'Testo bianco', onBlack: 'Testo nero' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Numeri, uno per riga',
    language: 'Lingua',
    type: 'Scrivi come',
    currency: 'Valuta',
    case: 'Stile',
  },
  choices: {
    language: {
      'en-US': 'Inglese (Stati Uniti)',
      'en-GB': 'Inglese (Regno Unito): con «and»',
      'en-IN': 'Inglese (India): lakh, crore',
      'es-ES': 'Spagnolo (Spagna)',
      'fr-FR': 'Francese (Francia)',
      'id-ID': 'Indonesiano',
      'it-IT': 'Italiano',
      'pl-PL': 'Polacco',
      'pt-BR': 'Portoghese (Brasile)',
      'pt-PT': 'Portoghese (Portogallo)',
      'ru-RU': 'Russo',
      'hi-IN': 'Hindi',
    },
    type: { cardinal: 'Numero: quarantadue', ordinal: 'Ordinale: quarantaduesimo', currency: 'Importo in denaro' },
    currency: {
      USD: 'Dollaro statunitense',
      EUR: 'Euro',
      GBP: 'Sterlina britannica',
      BRL: 'Real brasiliano',
      MXN: 'Peso messicano',
      INR: 'Rupia indiana',
      IDR: 'Rupia indonesiana',
      PLN: 'Zloty polacco',
      RUB: 'Rublo russo',
    },
    case: {
      lower: 'tutto minuscolo',
      sentence: 'Maiuscola a inizio frase',
      title: 'Iniziale Maiuscola A Ogni Parola',
      upper: 'TUTTO MAIUSCOLO',
    },
  },
  placeholders: { input: '1234,56' },
  problems: {
    notNumber: 'Riga {line}: «{text}» non è un numero. Scrivi le cifre, con la virgola per i decimali: 1234,56.',
    notWhole: 'Riga {line}: «{text}» ha decimali. Solo i numeri interi hanno un ordinale.',
    tooLong: 'Riga {line}: {digits} cifre prima della virgola. In questa lingua il massimo è {most}.',
    noOrdinal: 'Riga {line}: in questa lingua gli ordinali cominciano da 1; «{text}» non ne ha uno.',
    ordinalTooLarge: 'Riga {line}: in questa lingua gli ordinali arrivano a {most}; «{text}» è più grande.',
  },
  notes: { leftOut: 'Le righe che non si possono convertire restano vuote; le altre sono convertite.' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  labels: {
    country: 'Prefisso del paese',
    phone: 'Numero di telefono',
    contacts: 'Numeri e nomi',
    input: 'Messaggio',
    many: 'Più numeri: un link per ciascuno',
    digits: 'Numero',
    deepLink: 'Link che apre l’app',
    html: 'HTML',
    qr: 'QR code',
  },
  hints: {
    country: 'Non serve se il numero inizia con +.',
    contacts: 'Uno per riga: numero; nome. {name} nel messaggio diventa il nome.',
  },
  placeholders: { country: '39', phone: '312 345 6789', contacts: '+39 312 345 6789; Anna', input: 'Buongiorno!' },
  own: { preview: 'Il messaggio nella chat' },
  problems: {
    badLetter: '«{text}» non può far parte di un numero di telefono. Scrivi solo cifre.',
    badLength:
      'Con il prefisso del paese il numero ha {count, plural, one {# cifra} other {# cifre}}; ne servono da {least} a {most}. Controlla il numero e il prefisso.',
    badContact: 'Riga {line}: «{text}» non è un numero di telefono. Scrivi da 7 a 15 cifre con il prefisso del paese.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'Il link è troppo lungo per un QR code leggibile dai telefoni. Accorcia il messaggio: il link può avere al massimo {limit} byte.',
    repeatedCode: 'Il prefisso {code} sembra comparire due volte nel numero. Se è così, usa {number}.',
    keptTrunk: 'Dopo {code}, di solito si omette {prefix} all’inizio del numero: {number}.',
    oddLength:
      'I numeri di cellulare e di rete fissa con il prefisso {code} hanno {lengths} cifre dopo il prefisso; questo ne ha {count}. Controllalo: il link potrebbe non aprire nessuna chat.',
    unknownCode:
      'Nessun prefisso internazionale inizia con {start}. Scrivi il numero con il prefisso, oppure inserisci il prefisso nel suo campo.',
    oddContacts:
      'Controlla {count, plural, one {# numero} other {# numeri}}: la lunghezza o il prefisso non corrisponde. Righe: {lines}.',
  },
} satisfies Translation<typeof en>;

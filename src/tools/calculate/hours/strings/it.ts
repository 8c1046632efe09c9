import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Operazione',
    start: 'Inizio',
    end: 'Fine',
    break: 'Pausa (minuti)',
    plus: 'Tempo da aggiungere',
    input: 'Durate, una per riga',
    duration: 'Ore e minuti',
    time: 'Ora',
    dayOffset: 'Giorni dopo',
    decimalHours: 'Ore decimali',
    minutes: 'Minuti',
    lines: 'Riga per riga',
  },
  hints: {
    plus: 'Per esempio 1:30, 90m o 1,5h. Con il segno meno si torna indietro: -0:45.',
    input: 'Per esempio 7:45, 1h 30m o -0:15. Dopo # c’è un commento.',
  },
  placeholders: { start: '8:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # martedì\n90m' },
  choices: { mode: { between: 'Tra due orari', add: 'Aggiungi a un’ora', sum: 'Somma un elenco' } },
  problems: {
    badTime: '«{text}» non è un’ora. Scrivi 9:30, 21:30 o 0930.',
    badDuration: '«{text}» non è una durata. Scrivi 1:30, 90m o 1,5h.',
    badLine: 'Riga {line}: «{text}» non è una durata. Scrivi 1:30, 90m o 1,5h.',
    longBreak:
      'La pausa di {minutes, plural, one {# minuto} other {# minuti}} supera il tempo tra inizio e fine, {span}.',
  },
  notes: {
    nextDay: 'La fine precede l’inizio, quindi cade il giorno dopo.',
    sameTime: 'Inizio e fine coincidono: il risultato è 0. Per un giorno intero scrivi 24:00 come fine.',
    daysLater: '{days, plural, one {Il giorno dopo.} other {# giorni dopo.}}',
    daysEarlier: '{days, plural, one {Il giorno prima.} other {# giorni prima.}}',
  },
  steps: {
    between: 'Da {start} a {end}: {span}',
    break: '{span} − {pause} di pausa = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines, plural, one {# riga sommata} other {# righe sommate}}: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} ore',
  },
  terms: { typed: 'Scritto', duration: 'Durata', decimal: 'Ore decimali', total: 'Totale progressivo' },
} satisfies Translation<typeof en>;

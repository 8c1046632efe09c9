import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Dal',
    end: 'Al',
    includeEnd: 'Conta anche l’ultimo giorno',
    days: 'Giorni',
    years: 'Anni',
    months: 'Mesi',
    restDays: 'e giorni',
    weeks: 'Settimane intere',
    weekDays: 'e giorni',
    businessDays: 'Da lunedì a venerdì',
    weekendDays: 'Sabati e domeniche',
    middle: 'A metà',
    hours: 'Ore',
    minutes: 'Minuti',
    seconds: 'Secondi',
    both: 'Con e senza l’ultimo giorno',
  },
  problems: {
    lastDay:
      'Il 31 dicembre 9999 non può contare come ultimo giorno. Scegli una data precedente o non contare l’ultimo giorno.',
  },
  notes: {
    backwards: 'La seconda data viene prima della prima, perciò i giorni sono negativi.',
    ahead: '{days, plural, one {Manca # giorno} many {Mancano # di giorni} other {Mancano # giorni}} al {end}.',
    past: 'Dal {end} {days, plural, one {è passato # giorno} many {sono passati # di giorni} other {sono passati # giorni}}.',
  },
  steps: {
    count: 'Dal {start} al {end}: {days, plural, one {# giorno} many {# di giorni} other {# giorni}}',
    withEnd: 'con l’ultimo giorno: {days, plural, one {# giorno} many {# di giorni} other {# giorni}}',
    inWeeks:
      '{days, plural, one {# giorno} many {# di giorni} other {# giorni}} = {weeks, plural, one {# settimana} many {# di settimane} other {# settimane}} e {rest, plural, one {# giorno} many {# di giorni} other {# giorni}}',
  },
  terms: {
    counted: 'Che cosa si conta',
    days: 'Giorni',
    businessDays: 'Da lunedì a venerdì',
    weekendDays: 'Fine settimana',
    without: 'Senza l’ultimo giorno',
    with: 'Con l’ultimo giorno',
  },
} satisfies Translation<typeof en>;

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
    restDays: 'Giorni oltre i mesi',
    weeks: 'Settimane intere',
    weekDays: 'Giorni oltre le settimane',
    businessDays: 'Da lunedì a venerdì',
    weekendDays: 'Sabati e domeniche',
    middle: 'Data a metà',
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
    backwards: 'La seconda data precede la prima, perciò i giorni sono negativi.',
    ahead: '{end}: {days, plural, one {manca # giorno} many {mancano # di giorni} other {mancano # giorni}}.',
    past: '{end}: {days, plural, one {è passato # giorno} many {sono passati # di giorni} other {sono passati # giorni}}.',
  },
  steps: {
    count: '{start} – {end}: {days, plural, one {# giorno} many {# di giorni} other {# giorni}}',
    withEnd: 'con l’ultimo giorno: {days, plural, one {# giorno} many {# di giorni} other {# giorni}}',
    inWeeks:
      '{days, plural, one {# giorno} many {# di giorni} other {# giorni}} = {weeks, plural, one {# settimana} many {# di settimane} other {# settimane}} e {rest, plural, one {# giorno} many {# di giorni} other {# giorni}}',
  },
  terms: {
    counted: 'Conteggio',
    days: 'Giorni',
    businessDays: 'Da lunedì a venerdì',
    weekendDays: 'Fine settimana',
    without: 'Senza l’ultimo giorno',
    with: 'Con l’ultimo giorno',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Data di partenza',
    mode: 'Operazione',
    years: 'Anni',
    months: 'Mesi',
    weeks: 'Settimane',
    days: 'Giorni',
    date: 'Data',
    iso: 'ISO 8601',
    weekday: 'Giorno della settimana',
    isoWeek: 'Settimana ISO',
    dayOfYear: 'Giorno dell’anno',
    daysBetween: 'Giorni dalla data di partenza',
  },
  own: { calendar: 'File per il calendario (.ics)', event: 'Data calcolata' },
  choices: { mode: { add: 'Aggiungi', subtract: 'Sottrai' } },
  problems: { outside: 'Il risultato deve essere compreso tra l’anno 1 e l’anno 9999. Usa un numero più piccolo.' },
  notes: { clamped: 'In {month} il giorno {wanted} non c’è: si usa l’ultimo, il {last}.' },
  steps: {
    monthsOn: '{start} più {span}: {reached}',
    monthsBack: '{start} meno {span}: {reached}',
    daysOn: '{reached} più {days, plural, one {# giorno} other {# giorni}}: {end}',
    daysBack: '{reached} meno {days, plural, one {# giorno} other {# giorni}}: {end}',
  },
} satisfies Translation<typeof en>;

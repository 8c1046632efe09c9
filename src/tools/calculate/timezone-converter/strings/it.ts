import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Data e ora',
    from: 'Città o fuso di partenza',
    to: 'Converti in (città o fusi)',
    overlap: 'Se l’ora si ripete',
    result: 'Ora locale',
    utc: 'UTC',
    note: 'Cambio dell’ora',
    zones: 'Fusi in dettaglio',
    hours: 'Ora per ora',
  },
  hints: {
    datetime: 'Basta anche l’ora: 15:30. Vuoto: adesso.',
    from: 'Vuoto: il fuso di questo dispositivo.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Roma o +01:00', to: 'Londra, New York' },
  own: {
    slider: 'Ora del giorno',
    day: 'La giornata a colpo d’occhio',
    work: '9–17',
    edge: '7–22',
    night: 'Notte',
    calendar: 'File per il calendario (.ics)',
    event: 'Riunione',
  },
  choices: { overlap: { earlier: 'La prima volta', later: 'La seconda volta' } },
  problems: {
    notTime: '«{text}» non è una data né un’ora. Scrivi 2026-01-15 09:00 o solo l’ora, per esempio 15:30.',
    unknownZone: '«{name}» non è una città né un fuso orario noto. Intendevi uno di questi? {zones}',
    ambiguousZone: '«{name}» indica più fusi orari. Scegline uno: {zones}',
  },
  steps: {
    toUtc: '{local} a {zone}, scarto da UTC {offset}: {utc}',
    toZone: '{utc} con {offset} per {zone}: {local}',
  },
  terms: {
    gap: 'Quest’ora non esiste a {zone}: l’orologio salta da {from} a {to}. Il risultato vale per {used}.',
    overlapEarlier:
      'L’orario {time} si ripete a {zone}, perché l’orologio torna indietro. Questa è la prima volta, con {offset}. La seconda si sceglie in «Altre opzioni».',
    overlapLater:
      'L’orario {time} si ripete a {zone}, perché l’orologio torna indietro. Questa è la seconda volta, con {offset}.',
    zone: 'Fuso',
    time: 'Ora locale',
    clock: 'Nome',
    offset: 'Scarto da UTC',
    difference: 'Differenza',
    change: 'Prossimo cambio dell’ora',
    noChange: 'Nessuno entro un anno',
  },
} satisfies Translation<typeof en>;

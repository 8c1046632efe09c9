import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Timestamp o data',
    unit: 'Unità',
    zone: 'Fuso orario',
    epoch: 'Il numero indica',
    words: 'Data e ora',
    seconds: 'Timestamp Unix (secondi)',
    milliseconds: 'Millisecondi',
    microseconds: 'Microsecondi',
    nanoseconds: 'Nanosecondi',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, fuso orario',
    rfc: 'RFC 5322 (email)',
    relative: 'Rispetto a ora',
    unitUsed: 'Letto come',
    lines: 'Tutte le righe',
    epochs: 'In altri sistemi',
  },
  hints: { zone: 'Una città o un nome come Europe/Rome. Vuoto: il fuso di questo dispositivo.' },
  placeholders: { input: '1234567890 o 2009-02-13 23:31:30' },
  own: { now: 'Ora Unix attuale', stop: 'Ferma', start: 'Avvia', use: 'Usa' },
  choices: {
    unit: { auto: 'Automatica', s: 'Secondi', ms: 'Millisecondi', us: 'Microsecondi', ns: 'Nanosecondi' },
    epoch: {
      unix: 'Tempo dal 1970 (Unix)',
      filetime: '100 ns dal 1601 (Windows FILETIME)',
      webkit: 'Microsecondi dal 1601 (Chrome, WebKit)',
      excel: 'Giorni dal 30 dicembre 1899 (Excel)',
      ntp: 'Secondi dal 1900 (NTP)',
      cocoa: 'Secondi dal 2001 (Apple Cocoa)',
    },
  },
  problems: {
    notTime: 'Riga {line}: «{text}» non è né un numero né una data. Scrivi 1234567890 o 2009-02-13 23:31:30.',
    outOfRange: 'Riga {line}: {text} non è tra gli anni −271821 e 275760. Controlla l’unità.',
    unknownZone: 'Il fuso orario «{name}» non esiste. Intendevi uno di questi? {zones}',
    ambiguousZone: '«{name}» indica più fusi orari. Scrivi uno di questi: {zones}',
  },
  notes: {
    firstLine: 'I valori si riferiscono alla prima riga valida. La tabella le contiene tutte.',
    readAsS: 'Letto come secondi, perché il numero ha al massimo 11 cifre.',
    readAsMs: 'Letto come millisecondi, perché il numero ha da 12 a 14 cifre.',
    readAsUs: 'Letto come microsecondi, perché il numero ha da 15 a 17 cifre.',
    readAsNs: 'Letto come nanosecondi, perché il numero ha almeno 18 cifre.',
    gap: 'Nel fuso {zone} gli orologi hanno saltato quest’ora. Viene letta con la differenza da UTC valida prima del cambio, quindi risulta spostata in avanti.',
    overlap:
      'Nel fuso {zone} gli orologi hanno segnato quest’ora due volte. Vale la prima. Aggiungi la differenza da UTC per scegliere la seconda.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# giorno} other {# giorni}} dal 1º gennaio 1970 × 86.400 + {rest} secondi del giorno = {seconds}',
  },
  terms: {
    typed: 'Valore inserito',
    seconds: 'Secondi',
    utc: 'UTC',
    local: 'Fuso orario',
    system: 'Sistema',
    value: 'Valore',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Numero del giorno in Excel',
    ntp: 'Secondi NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;

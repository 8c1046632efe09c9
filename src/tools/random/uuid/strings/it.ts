import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Operazione',
    version: 'Versione',
    namespace: 'Spazio dei nomi',
    customNamespace: 'Il tuo spazio dei nomi',
    input: 'Nomi di partenza o UUID da esaminare',
    time: 'Data e ora',
    upper: 'Maiuscole',
    hyphens: 'Trattini',
    wrap: 'Racchiudi in',
    variant: 'Variante',
    timestamp: 'Data e ora contenute (UTC)',
    integer: 'Come numero intero',
    inspected: 'Dettagli',
  },
  own: { names: 'Nomi, uno per riga', uuids: 'UUID, uno per riga' },
  hints: {
    customNamespace: 'Un UUID.',
    time: 'Vuoto: adesso. Altrimenti ISO 8601; senza fuso orario vale UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Genera', inspect: 'Esamina' },
    namespace: {
      dns: 'DNS: un nome di dominio',
      url: 'URL: un indirizzo web',
      oid: 'OID: un identificatore di oggetto',
      x500: 'X.500: un nome distinto',
      custom: 'Personalizzato',
    },
    wrap: { none: 'Niente', braces: 'Graffe { }', urn: 'urn:uuid:', quotes: 'Virgolette' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'Non è una data né un’ora ISO 8601. Scrivi 2026-11-21 oppure 2026-11-21T09:30:00Z.',
    timeRange: 'Questa versione può contenere solo date tra {from} e {to}.',
    badNamespace: 'Uno spazio dei nomi è un UUID, per esempio 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Le versioni 3 e 5 si calcolano da un nome. Scrivi un nome per riga.',
    notUuid:
      'Riga {line}, colonna {column}: «{character}» non è ammesso. Un UUID ha 32 cifre, 0–9 e a–f, in gruppi di 8-4-4-4-12.',
    wrongLength: 'Riga {line}: un UUID ha 32 cifre; qui {digits, plural, one {ce n’è #} other {ce ne sono #}}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'In un URN l’UUID ha sempre i trattini, quindi sono stati mantenuti.',
  },
  terms: {
    nil: 'Nil: tutti i bit a 0',
    max: 'Max: tutti i bit a 1',
    ncs: 'NCS, prima del 1990',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, primi GUID',
    future: 'riservata',
    uuid: 'UUID',
    version: 'Versione',
    variantColumn: 'Variante',
    time: 'Data e ora (UTC)',
    integerColumn: 'Intero',
  },
} satisfies Translation<typeof en>;

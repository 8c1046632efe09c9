import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/it';
import jsonFaults from '../../../../formats/json/json-fault-strings/it';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Formato',
    indent: 'Rientro',
    sortKeys: 'Ordina le chiavi',
    relaxed: 'Tollerante: leggi JSON5',
    escapeNonAscii: 'Converti in \\u i caratteri non ASCII',
    lines: 'Ogni riga è un valore (NDJSON)',
    saved: 'Byte risparmiati',
    savedPercent: 'Risparmio (%)',
  },
  choices: {
    mode: { format: 'Con rientri', minify: 'Compatto' },
    indent: indents,
  },
  hints: {
    relaxed: 'Legge commenti, virgole finali, apici e chiavi senza virgolette; il risultato è JSON standard.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit:
      'Le chiavi si possono ordinare fino a {limit} MB; questo testo è di {size} MB. Senza ordinamento non c’è limite.',
  },
  notes: {
    bom: 'Il BOM (U+FEFF) prima del testo è stato tolto.',
    repeatedKeys:
      'Chiavi ripetute: {count}. La prima, «{key}» alla riga {line}, c’è già alla riga {earlier}. Sono rimaste tutte, in ordine; la maggior parte dei programmi legge solo l’ultima.',
    inexactNumbers:
      'Numeri che JavaScript cambierebbe: {count}. Il primo, {number} alla riga {line}, diventerebbe {becomes}. Qui restano come sono.',
    tryRelaxed: 'Il testo si può leggere come JSON5: attiva «Tollerante» per ottenere JSON standard.',
    tryLines: 'Ogni riga è un valore JSON: attiva «Ogni riga è un valore».',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  action: 'Estrai',
  labels: {
    ...listWords.labels,
    list: 'Che cosa estrarre',
    startsWith: 'Inizia con',
    endsWith: 'Finisce con',
    including: 'Contiene',
    minLength: 'Lettere, almeno',
    maxLength: 'Lettere, al massimo',
    category: 'Categoria',
    forms: 'Forme del verbo',
    keep: 'Parole bloccate',
    v: 'Versione dell’elenco',
    available: 'Parole tra cui estrarre',
    source: 'Da dove vengono le parole',
    listDate: 'Data dell’elenco',
    kept: 'Conservate dall’estrazione precedente',
  },
  hints: { ...listWords.hints, maxLength: 'Gli spazi non contano.' },
  choices: {
    ...listWords.choices,
    list: {
      word: 'Qualsiasi parola',
      noun: 'Sostantivi',
      verb: 'Verbi',
      adjective: 'Aggettivi',
      object: 'Oggetti',
      'body-part': 'Parti del corpo',
      topic: 'Argomenti',
    },
    category: {
      any: 'Qualsiasi',
      household: 'In casa',
      clothing: 'Abbigliamento',
      tool: 'Attrezzi',
      toy: 'Giocattoli e giochi',
      food: 'Cibo',
      outdoor: 'All’aperto',
      head: 'Testa',
      torso: 'Busto',
      arm: 'Braccio e mano',
      leg: 'Gamba e piede',
      inside: 'Dentro il corpo',
      debate: 'Dibattito',
      speech: 'Discorso',
      essay: 'Tema',
      'small-talk': 'Conversazione',
      drawing: 'Disegno',
      writing: 'Scrittura',
    },
    forms: { base: 'Forma base', all: 'Base / passato / -ing' },
  },
  problems: {
    ...listWords.problems,
    lengthOrder:
      'Il minimo ({minLength}) supera il massimo di {maxLength, plural, one {# lettera} other {# lettere}}. Scambia i due numeri.',
    noStart:
      'Tra le parole che rispettano gli altri filtri nessuna inizia con «{text}». Con qualsiasi inizio ce {left, plural, one {ne sarebbe #} other {ne sarebbero #}}.',
    noEnd:
      'Tra le parole che rispettano gli altri filtri nessuna finisce con «{text}». Con qualsiasi finale ce {left, plural, one {ne sarebbe #} other {ne sarebbero #}}.',
    noIncluding:
      'Tra le parole che rispettano gli altri filtri nessuna contiene «{text}». Senza questo filtro ce {left, plural, one {ne sarebbe #} other {ne sarebbero #}}.',
    noLength:
      'Tra le parole che rispettano gli altri filtri nessuna ha {span, plural, =0 {} one {da {minLength} a } other {da {minLength} a }}{maxLength, plural, one {# lettera} other {# lettere}}. Con qualsiasi lunghezza ce {left, plural, one {ne sarebbe #} other {ne sarebbero #}}.',
    noCategory:
      'In questa categoria nessuna parola rispetta gli altri filtri. In tutte le categorie ce {left, plural, one {ne sarebbe #} other {ne sarebbero #}}.',
    nothingFits: 'Nessuna parola rispetta i filtri, neanche togliendone uno. Cancellane almeno due.',
  },
  own: { lock: 'Blocca questa parola' },
  notes: {
    ...listWords.notes,
    listChanged:
      'Il link è stato creato con un altro elenco ({made}). Quello attuale ({now}) può dare altre parole con lo stesso seme.',
  },
} satisfies Translation<typeof en>;

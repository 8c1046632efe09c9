import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Tipo',
    size: 'Lunghezza',
    lower: 'Lettere minuscole, a–z',
    upper: 'Lettere maiuscole, A–Z',
    digits: 'Cifre, 0–9',
    symbols: 'Simboli',
    symbolSet: 'Simboli ammessi',
    similar: 'Includi i caratteri che si somigliano (I l 1 | O 0 o)',
    requireEach: 'Almeno uno di ogni tipo',
    words: 'Parole',
    capitalise: 'Iniziale maiuscola a ogni parola',
    addNumber: 'Aggiungi un numero a una parola',
    entropy: 'Entropia, in bit',
    strength: 'Sicurezza',
    guesses: 'Tempo medio per indovinarla',
    source: 'Elenco di parole',
  },
  hints: {
    size: 'Se lasci il campo vuoto: 20 caratteri, oppure 6 cifre per un PIN.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Nascondi sullo schermo',
    hidden: 'Nascosta',
    clearAfter: 'Cancella dopo la copia',
    cleared: 'Copiata e cancellata da questa pagina.',
    spell: 'Mostra lettera per lettera',
    small: 'minuscola',
    capital: 'maiuscola',
    digit: 'cifra',
    symbol: 'simbolo',
  },
  choices: {
    mode: { characters: 'Caratteri', passphrase: 'Parole', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Scegli almeno un tipo di carattere.',
    noSymbols: 'Non resta nessun simbolo da usare. Scrivine qualcuno o scegli un altro tipo di carattere.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Debole',
    fair: 'Discreta',
    strong: 'Buona',
    'very strong': 'Ottima',
    guesser: 'Attacco',
    rate: 'Tentativi al secondo',
    time: 'Tempo',
    online: 'Su un sito che risponde a ogni tentativo',
    offline: 'Con un file rubato di password protette male',
  },
} satisfies Translation<typeof en>;

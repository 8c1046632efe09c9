import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  labels: {
    input: 'Voci, una per riga',
    repeat: 'Spicchi per ogni voce',
    removeWinner: 'Dopo ogni giro togli la voce estratta',
    seconds: 'Durata del giro in secondi',
    sound: 'Ticchettio',
    heading: 'Titolo sopra la ruota',
    seedUsed: listWords.labels.seedUsed,
    result: 'Voce estratta',
    remaining: 'Ancora in gioco',
    history: 'Voci uscite finora',
    chances: 'Probabilità',
  },
  hints: {
    input: 'Con Anna*3, Anna ha il triplo delle probabilità di una riga normale; *0 lascia una voce fuori dalla ruota.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight:
      'Riga {line}: «{weight}» non è un peso valido. Dopo l’asterisco scrivi un numero da 0 in su, per esempio 2 o 0,5.',
    tooFew: 'Per girare la ruota servono almeno due voci. Scrivine una per riga.',
    tooMany:
      'La ruota può avere al massimo {most} voci; l’elenco ne ha {entries}. Per elenchi più lunghi usa la lista casuale.',
    allZero: 'Tutte le voci hanno peso 0, quindi nessuna può uscire. Dai un peso ad almeno una.',
    weightsTooBig: 'La somma dei pesi è troppo grande per un calcolo esatto. Riducili mantenendo le proporzioni.',
  },
  own: { spin: 'Gira', takeOut: 'Togli questa voce', close: 'Chiudi' },
  terms: { entry: 'Voce', chance: 'Probabilità, %' },
} satisfies Translation<typeof en>;

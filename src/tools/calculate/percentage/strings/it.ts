import type { Translation } from '../../../../kinds/contract';
import type en from './en';

// X and Y are the placeholders of each sentence in `choices.mode`: no other capital X or Y may occur there.
export default {
  labels: { mode: 'Domanda', x: 'X', y: 'Y', result: 'Risposta', sentence: 'In una frase' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Quanto fa il X% di Y?',
      isWhat: 'Che percentuale di Y è X?',
      change: 'Quanto varia, in percentuale, da X a Y?',
      increase: 'Quanto fa X più il Y%?',
      decrease: 'Quanto fa X meno il Y%?',
      whole: 'X è il Y% di quale numero?',
      before: 'Quanto era prima di variare del Y% e diventare X?',
      difference: 'Di quanto differiscono, in percentuale, X e Y?',
    },
  },
  problems: {
    nothingOfZero: 'Y non può essere 0: nessun numero è una percentuale di 0. Scrivi un altro valore.',
    changeFromZero: 'La variazione da 0 non ha una percentuale, perché bisognerebbe dividere per 0. Cambia X.',
    zeroPercentOf: 'Lo 0% di qualsiasi numero è 0, quindi il totale non si può ricavare. Cambia Y.',
    minusHundred: 'Dopo un calo del 100% non resta nulla, qualunque fosse il valore iniziale. Cambia Y.',
    bothZero: 'I due valori sono 0 e anche la loro media è 0: non c’è una percentuale. Cambiane uno.',
  },
  notes: {
    rounded: 'Arrotondato a 12 cifre significative.',
    points:
      'Se X e Y sono percentuali, tra {x}% e {y}% la differenza in punti percentuali è {points}. La variazione indicata sopra ({size}%) è calcolata rispetto a {x}%.',
    noDirection: 'La differenza si misura rispetto alla media dei due numeri, quindi il loro ordine non conta.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}%',
  },
  terms: {
    of: '{x}% di {y} fa {result}',
    isWhat: '{x} su {y}, in percentuale: {result}%',
    rise: 'Da {x} a {y}: +{size}%',
    fall: 'Da {x} a {y}: −{size}%',
    same: 'Da {x} a {y}: nessuna variazione',
    increase: '{x} più {y}% fa {result}',
    decrease: '{x} meno {y}% fa {result}',
    whole: '{x} corrisponde a {y}% di {result}',
    before: 'Prima della variazione ({y}%) che ha portato a {x}, il valore era {result}',
    difference: 'Differenza tra {x} e {y}: {result}%',
  },
} satisfies Translation<typeof en>;

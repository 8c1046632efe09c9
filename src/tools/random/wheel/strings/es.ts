import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  labels: {
    input: 'Opciones, una por línea',
    repeat: 'Porciones de cada opción',
    removeWinner: 'Quitar la opción ganadora después de cada giro',
    seconds: 'Duración del giro en segundos',
    sound: 'Sonido al girar',
    heading: 'Título sobre la ruleta',
    seedUsed: listWords.labels.seedUsed,
    result: 'Salió',
    remaining: 'Opciones que quedan',
    history: 'Giros anteriores',
    chances: 'Probabilidades',
  },
  hints: {
    input: 'Ana*3 da a Ana el triple de probabilidad que una línea normal; con *0, la opción no entra en la ruleta.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Línea {line}: «{weight}» no es un peso. Después del * escribe un número desde 0, como 2 o 0,5.',
    tooFew: 'La ruleta necesita al menos dos opciones. Escribe una por línea.',
    tooMany:
      'La ruleta admite hasta {most} opciones y esta lista tiene {entries}. Para listas más largas usa el sorteo de nombres.',
    allZero: 'Todas las opciones tienen peso 0, así que ninguna puede salir. Da peso a alguna.',
    weightsTooBig:
      'Los pesos suman demasiado para contarlos con exactitud. Escribe números menores en la misma proporción.',
  },
  own: { spin: 'Girar', takeOut: 'Quitar esta opción', close: 'Cerrar' },
  terms: { entry: 'Opción', chance: 'Probabilidad, %' },
} satisfies Translation<typeof en>;

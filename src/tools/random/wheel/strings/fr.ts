import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  labels: {
    input: 'Une entrée par ligne',
    repeat: 'Cases par entrée',
    removeWinner: 'Retirer l’entrée gagnante après chaque tirage',
    seconds: 'Durée de rotation, en secondes',
    sound: 'Cliquetis de la roue',
    heading: 'Titre au-dessus de la roue',
    seedUsed: listWords.labels.seedUsed,
    result: 'Entrée gagnante',
    remaining: 'Encore en jeu',
    history: 'Tirages précédents',
    chances: 'Probabilités',
  },
  hints: {
    input:
      'Anna*3 donne à Anna trois fois plus de chances qu’une ligne simple\u202f; avec *0, elle n’apparaît pas sur la roue.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight:
      'Ligne {line}\u00a0: «\u00a0{weight}\u00a0» n’est pas un poids. Après *, saisissez un nombre positif ou nul, par exemple 2 ou 0,5.',
    tooFew: 'Il faut au moins deux entrées. Saisissez-en une par ligne.',
    tooMany: 'La roue accepte {most} entrées au plus, et cette liste en compte {entries}. Raccourcissez-la.',
    allZero: 'Toutes les entrées ont le poids 0\u00a0: aucune ne peut gagner. Donnez un poids à l’une d’elles.',
    weightsTooBig: 'La somme des poids est trop grande pour un calcul exact. Réduisez-les dans les mêmes proportions.',
  },
  own: { spin: 'Lancer', takeOut: 'Retirer l’entrée gagnante', close: 'Fermer' },
  terms: { entry: 'Entrée', chance: 'Probabilité (%)' },
} satisfies Translation<typeof en>;

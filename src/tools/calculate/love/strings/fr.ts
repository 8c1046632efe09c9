import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    name1: 'Premier prénom',
    name2: 'Second prénom',
    percent: 'Amour',
    flames: 'Verdict FLAMES',
  },
  placeholders: { name1: 'Roméo', name2: 'Juliette' },
  problems: { noLetter: 'Il n’y a aucune lettre ici. Saisissez un prénom.' },
  notes: { game: 'C’est un jeu de cour de récréation. Deux prénoms ne disent rien d’une relation.' },
  steps: {
    counts: 'Nombre de L, O, V, E et S dans les deux prénoms\u00a0: {row}',
    sums: 'Somme des chiffres voisins, en gardant les unités\u00a0: {row}',
    struck:
      '{left, plural, one {Une lettre n’a pas} other {# lettres n’ont pas}} de jumelle dans l’autre prénom. En comptant jusqu’à ce nombre dans FLAMES, on raye tour à tour\u00a0: {struck}. Il reste {last}.',
    noneLeft: 'Chaque lettre a sa jumelle dans l’autre prénom\u00a0: FLAMES ne raye rien.',
  },
  terms: {
    F: 'Amitié',
    L: 'Amour',
    A: 'Affection',
    M: 'Mariage',
    E: 'Rivalité',
    S: 'Comme frère et sœur',
    soulMates: 'Âmes sœurs',
  },
  own: { card: 'Carte à partager (PNG)' },
} satisfies ToolStrings<typeof tool>;

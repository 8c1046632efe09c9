import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Sans répétition', sort: 'Ordre', as: 'Afficher', seedUsed: 'Graine de ce tirage' },
  hints: {
    seed: 'Vide\u00a0: un nouveau tirage à chaque fois. Une graine donne toujours le même résultat, qui n’est donc pas secret.',
  },
  choices: {
    sort: { none: 'Ordre du tirage', asc: 'Croissant', desc: 'Décroissant' },
    as: { items: 'Séparément', lines: 'Un par ligne', comma: 'Séparés par des virgules', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Sans répétition, il y a {possible, plural, one {# résultat possible} many {# de résultats possibles} other {# résultats possibles}}. Demandez-en moins, ou autorisez les répétitions.',
    noSeed: 'Une graine nécessite une connexion sécurisée (https). Laissez ce champ vide.',
  },
  notes: { asLines: 'Au-delà de {most} résultats, l’affichage se fait en lignes.' },
} satisfies Translation<typeof en>;

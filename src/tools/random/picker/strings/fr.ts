import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  action: 'Tirer au sort',
  labels: {
    ...listWords.labels,
    mode: 'Action',
    input: 'Votre liste',
    by: 'Répartir selon',
    groups: 'Combien',
    weights: 'Pondération\u00a0: Anne*3 a trois fois plus de chances',
    dedupe: 'Compter les doublons une seule fois',
    keepEmpty: 'Garder les entrées vides',
    split: 'Séparateur des entrées',
    column: 'Une seule colonne d’un tableau',
    result: 'Résultat',
    total: 'Entrées',
    remaining: 'Reste de la liste',
    listHash: 'SHA-256 de la liste',
    drawnAt: 'Heure du tirage (UTC)',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Son titre ou son numéro, si vous avez collé un tableau ou ouvert un fichier CSV.',
  },
  placeholders: { input: 'Anne\nBruno\nChloé' },
  choices: {
    mode: { pick: 'Tirer', shuffle: 'Mélanger', groups: 'Former des groupes' },
    by: { number: 'Le nombre de groupes', size: 'La taille des groupes' },
    split: { lines: 'Retours à la ligne', comma: 'Virgules', auto: 'Lignes, sinon virgules ou points-virgules' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'La liste est vide. Saisissez une entrée par ligne.',
    badWeight:
      'Entrée {entry}\u00a0: «\u00a0{weight}\u00a0» n’est pas un poids. Après l’astérisque, saisissez un nombre positif ou nul, comme 2 ou 0,5.',
    allZero: 'Toutes les entrées ont un poids nul, aucune ne peut sortir. Donnez un poids à l’une d’elles.',
    weightsTooBig: 'La somme des poids est trop grande pour un calcul exact. Réduisez-les en gardant les proportions.',
    tooManyGroups:
      'Pour {groups} groupes, il faut au moins {groups} entrées\u202f; la liste en compte {entries}. Réduisez le nombre de groupes ou ajoutez des entrées.',
    noColumn:
      'Le tableau n’a pas de colonne «\u00a0{column}\u00a0». Indiquez un titre de sa première ligne ou un numéro de 1 à {columns}.',
    openQuote:
      'Ligne {line}, colonne {column}\u00a0: un guillemet ouvert n’est jamais fermé. Fermez-le ou supprimez-le.',
    textAfterQuote:
      'Ligne {line}, colonne {column}\u00a0: du texte suit un guillemet fermant. Ajoutez un séparateur entre les deux ou doublez le guillemet.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# entrée est un doublon et compte} other {# entrées sont des doublons et comptent}} séparément. «\u00a0Compter les doublons une seule fois\u00a0» les écarte.',
    leftOut: '{count, plural, one {# doublon a été écarté} other {# doublons ont été écartés}}.',
  },
  own: {
    takeOut: 'Retirer et tirer à nouveau',
    taken: 'Déjà tirés',
    putBack: 'Tout remettre',
    maybe: 'Peut-être',
    allowMaybe: 'Autoriser «\u00a0peut-être\u00a0»',
    tally: 'Jusqu’ici',
    public: 'Tirage public et vérifiable',
    commit:
      'Publiez cette empreinte avant de clore la liste et gardez la page ouverte\u00a0: dès lors, tout changement de graine se verrait. Avant le tirage, publiez aussi la liste, dans l’ordre.',
    commitment: 'SHA-256 de la prochaine graine',
    drawFixed: 'Tirer avec cette graine',
    record: 'Copier le procès-verbal',
    check:
      'Après le tirage, publiez le procès-verbal et le lien. Toute personne qui ouvre le lien voit la même liste, la même graine et le même résultat, et peut recalculer les deux empreintes.',
    recordText:
      'Tirage du {time}\nEntrées\u00a0: {total}\nSHA-256 de la liste, une entrée par ligne\u00a0: {hash}\nGraine\u00a0: {seed}\nGénérateur\u00a0: {generator}\nRésultat\u00a0: {result}',
    recordCommitment: 'Affiché avant le tirage, SHA-256 de la graine\u00a0: {hash}',
  },
} satisfies Translation<typeof en>;

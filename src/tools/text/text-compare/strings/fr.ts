import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Texte d’origine',
    other: 'Texte modifié',
    mode: 'Comparer par',
    ignoreCase: 'Ignorer la casse',
    ignoreSpace: 'Ignorer le nombre d’espaces',
    ignoreEmpty: 'Ignorer les lignes vides',
    context: 'Lignes inchangées autour de chaque modification',
    added: 'Ajouts',
    removed: 'Suppressions',
    unchanged: 'Sans changement',
    similarity: 'Similitude',
    identical: 'Identiques',
    rows: 'Différences',
    result: 'Diff unifié',
  },
  choices: { mode: { line: 'Lignes', word: 'Mots', char: 'Caractères' } },
  placeholders: { input: 'Collez la première version', other: 'Collez la seconde version' },
  notes: {
    onlyIgnored: 'Les textes ne diffèrent que par ce que vous avez choisi d’ignorer.',
    lineEnds:
      'Les lignes d’un texte finissent par CR LF (Windows), celles de l’autre par LF. Cela ne compte pas comme un changement.',
    lastBreak:
      'Un seul des textes finit par un saut de ligne\u00a0: leurs dernières lignes comptent comme différentes.',
    approximate:
      'Les textes sont si différents que la recherche a été écourtée\u00a0: il existe peut-être une liste de changements plus courte.',
    cut: 'Seules les {rows} premières lignes sont affichées côte à côte. Le diff unifié contient tous les changements.',
  },
  terms: {
    true: 'Oui',
    false: 'Non',
    change: 'Changement',
    lineA: 'Ligne',
    original: 'Original',
    marksA: 'Changé dans l’original',
    lineB: 'Nouvelle ligne',
    changed: 'Modifié',
    marksB: 'Changé dans le texte modifié',
    'row.same': 'Identique',
    'row.changed': 'Modifiée',
    'row.added': 'Ajoutée',
    'row.removed': 'Supprimée',
    skipped: '{lines, plural, one {# ligne identique} other {# lignes identiques}}',
  },
  own: {
    changes: 'Changements',
    view: 'Affichage',
    side: 'Côte à côte',
    unified: 'Une colonne',
    previous: 'Changement précédent',
    next: 'Changement suivant',
    at: 'Changement {n} / {total}',
    toChanged: 'Ligne {line}\u00a0: copier l’original dans le texte modifié',
    toOriginal: 'Ligne {line}\u00a0: copier le texte modifié dans l’original',
    merged: 'Ligne copiée',
    long: '… et {n, plural, one {# caractère de plus} other {# caractères de plus}}',
  },
} satisfies Translation<typeof en>;

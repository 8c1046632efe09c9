import { BRAND_NAMES } from '../../../../data/test-cards';
import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  labels: {
    ...listWords.labels,
    mode: 'Action',
    brand: 'Réseau',
    kind: 'Numéros',
    input: 'Numéros de carte, un par ligne',
    spaces: 'Espaces entre les groupes',
    valid: 'Clé de contrôle',
    length: 'Longueur',
    expiry: 'Expiration',
    cvc: 'CVC',
    cards: 'Cartes',
  },
  own: {
    testOnly:
      'Numéros réservés aux tests\u00a0: ils ne permettent aucun achat. Les numéros publiés n’appartiennent à aucun compte.',
  },
  hints: { seed: listWords.hints.seed, input: 'Les numéros restent sur cette page et n’entrent jamais dans un lien.' },
  placeholders: { input: '4242 4242 4242 4242' },
  choices: {
    mode: { make: 'Générer', check: 'Vérifier' },
    brand: { any: 'Tous les réseaux', ...BRAND_NAMES },
    kind: { documented: 'Numéros de test publiés', range: 'Inventés, clé de contrôle correcte' },
    ...listWords.choices,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    tooFewDocumented:
      'Sans répétition, ce réseau compte {possible, plural, one {# numéro publié} other {# numéros publiés}}. Demandez-en moins ou choisissez des numéros inventés.',
    notDigit:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas un chiffre. Saisissez des chiffres, avec des espaces ou des traits d’union.',
    wrongLength: 'Ligne {line}\u00a0: un numéro de carte a de 8 à 19 chiffres, celui-ci en a {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    madeUp:
      'Un numéro inventé ne passe que les contrôles de format. Aucun mode test ne le connaît et il peut correspondre par hasard à une vraie carte\u00a0: ne le saisissez jamais sur une page de paiement réelle.',
    rightDigit: 'Les autres chiffres étant inchangés, le dernier devrait être {digit}.',
    unusualLength: '{brand} n’émet pas de numéros de cette longueur.',
  },
  terms: {
    published: '{brand} · mode test de {modes}',
    yes: 'Correcte',
    no: 'Incorrecte',
    wrongDigit: 'Incorrecte, {digit} attendu',
    unknown: 'Inconnu',
    ...BRAND_NAMES,
    number: 'Numéro',
    brandColumn: 'Réseau',
    expiryColumn: 'Expiration',
    cvcColumn: 'CVC',
    modesColumn: 'Mode test de',
    validColumn: 'Clé de contrôle',
    lengthColumn: 'Longueur',
  },
} satisfies Translation<typeof en>;

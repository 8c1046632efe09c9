import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Type',
    size: 'Longueur',
    lower: 'Minuscules, a–z',
    upper: 'Majuscules, A–Z',
    digits: 'Chiffres, 0–9',
    symbols: 'Symboles',
    symbolSet: 'Symboles autorisés',
    similar: 'Inclure les caractères qui se ressemblent (I l 1 | O 0 o)',
    requireEach: 'Au moins un de chaque sorte',
    words: 'Mots',
    capitalise: 'Majuscule au début de chaque mot',
    addNumber: 'Ajouter un nombre à l’un des mots',
    entropy: 'Entropie, en bits',
    strength: 'Robustesse',
    guesses: 'Temps moyen pour le deviner',
    source: 'Liste de mots',
  },
  hints: {
    size: 'Champ vide\u00a0: 20 caractères, ou 6 chiffres pour un code PIN.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Masquer à l’écran',
    hidden: 'Masqué',
    clearAfter: 'Effacer après la copie',
    cleared: 'Copié, puis effacé de cette page.',
    spell: 'Épeler',
    small: 'minuscule',
    capital: 'majuscule',
    digit: 'chiffre',
    symbol: 'symbole',
  },
  choices: {
    mode: { characters: 'Caractères', passphrase: 'Mots', pin: 'Code PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Choisissez au moins une sorte de caractères.',
    noSymbols: 'Il ne reste aucun symbole à tirer. Saisissez-en, ou choisissez une autre sorte de caractères.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Faible',
    fair: 'Moyenne',
    strong: 'Bonne',
    'very strong': 'Très bonne',
    guesser: 'Type d’attaque',
    rate: 'Essais par seconde',
    time: 'Temps',
    online: 'Par un site web qui répond à chaque essai',
    offline: 'Avec un fichier volé de mots de passe mal protégés',
  },
} satisfies Translation<typeof en>;

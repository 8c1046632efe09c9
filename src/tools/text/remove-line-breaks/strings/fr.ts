import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Remplacer le saut de ligne par',
    custom: 'Votre propre texte',
    keepParagraphs: 'Garder les paragraphes (lignes vides)',
    dehyphenate: 'Recoller les mots coupés par un tiret',
    collapse: 'Réduire plusieurs espaces à un seul',
    removed: 'Sauts de ligne supprimés',
  },
  choices: {
    replaceWith: { space: 'Un espace', none: 'Rien', comma: 'Une virgule et un espace', custom: 'Autre (à préciser)' },
  },
  placeholders: { input: 'Collez le texte d’un PDF ou d’un e-mail' },
} satisfies Translation<typeof en>;

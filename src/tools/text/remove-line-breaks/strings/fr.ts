import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Remplacer le saut de ligne par',
    custom: 'Votre propre texte',
    keepParagraphs: 'Garder les paragraphes (lignes vides)',
    dehyphenate: 'Recoller les mots coupés par un tiret',
    collapse: 'Réduire plusieurs espaces à une seule',
    removed: 'Sauts de ligne supprimés',
  },
  choices: {
    replaceWith: { space: 'Une espace', none: 'Rien', comma: 'Une virgule et une espace', custom: 'Autre chose' },
  },
  placeholders: { input: 'Collez le texte d’un PDF ou d’un e-mail' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Nombre de copies',
    separator: 'Séparateur',
    custom: 'Votre séparateur',
    number: 'Numéroter les copies',
    length: 'Caractères du résultat',
    fits: 'Limites par plateforme',
  },
  choices: {
    separator: {
      none: 'Aucun',
      space: 'Un espace',
      newline: 'Un saut de ligne',
      comma: 'Une virgule et un espace',
      custom: 'Autre (à préciser)',
    },
  },
  hints: { custom: '\\n est un saut de ligne, \\t une tabulation, \\\\ une barre oblique inverse.' },
  placeholders: { input: 'Saisissez ou collez le texte à répéter', custom: ' | ' },
  problems: {
    tooLong: 'Le résultat compterait {length} caractères\u202f; la limite est {most}. Réduisez le nombre de copies.',
    tooBig: 'Le résultat pèserait {megabytes} Mo\u202f; la limite est {most} Mo. Réduisez le nombre de copies.',
  },
  terms: {
    place: 'Plateforme',
    used: 'Utilisés',
    limit: 'Limite',
    left: 'Restants',
    whatsapp: 'Message WhatsApp',
    instagram: 'Légende Instagram',
    x: 'Post sur X',
  },
} satisfies Translation<typeof en>;

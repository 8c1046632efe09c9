import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  labels: {
    country: 'Indicatif du pays',
    phone: 'Numéro de téléphone',
    contacts: 'Numéros et noms',
    input: 'Message',
    many: 'Plusieurs numéros\u00a0: un lien pour chacun',
    digits: 'Numéro',
    deepLink: 'Lien qui ouvre l’application',
    html: 'HTML',
    qr: 'QR code',
  },
  hints: {
    country: 'Inutile si le numéro commence par +.',
    contacts: 'Un par ligne\u00a0: numéro\u202f; nom. Dans le message, {name} devient le nom.',
  },
  placeholders: {
    country: '33',
    phone: '06 39 98 12 34',
    contacts: '+33 6 39 98 12 34\u202f; Léa',
    input: 'Bonjour\u202f!',
  },
  own: { preview: 'Le message dans la discussion' },
  problems: {
    badLetter: '«\u00a0{text}\u00a0» n’a pas sa place dans un numéro de téléphone. Saisissez uniquement des chiffres.',
    badLength:
      'Avec l’indicatif, le numéro a {count, plural, one {# chiffre} other {# chiffres}}\u202f; il en faut de {least} à {most}. Vérifiez-le, ainsi que l’indicatif.',
    badContact:
      'Ligne {line}\u00a0: «\u00a0{text}\u00a0» n’est pas un numéro. Saisissez 7 à 15 chiffres, avec l’indicatif du pays.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'Le lien est trop long pour un QR code lisible par un téléphone. Raccourcissez le message\u202f; le lien est limité à {limit} octets.',
    repeatedCode: 'L’indicatif {code} semble figurer deux fois dans le numéro. Si c’est le cas, utilisez {number}.',
    keptTrunk: 'Après {code}, le {prefix} au début du numéro ne s’écrit généralement pas\u00a0: {number}.',
    oddLength:
      'Après l’indicatif {code}, les numéros mobiles et fixes ont {lengths} chiffres\u202f; celui-ci en a {count}. Vérifiez-le\u00a0: le lien risque de n’ouvrir aucune discussion.',
    unknownCode:
      'Aucun indicatif de pays ne commence par {start}. Saisissez le numéro avec l’indicatif, ou l’indicatif dans son champ.',
    oddContacts:
      'Vérifiez {count, plural, one {# numéro} other {# numéros}}\u00a0: la longueur ou l’indicatif ne convient pas. Lignes\u00a0: {lines}.',
  },
} satisfies Translation<typeof en>;

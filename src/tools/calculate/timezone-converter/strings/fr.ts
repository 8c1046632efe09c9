import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Date et heure',
    from: 'Ville ou fuseau de départ',
    to: 'Convertir vers (villes ou fuseaux)',
    overlap: 'Si l’heure existe deux fois',
    result: 'Heures locales',
    utc: 'UTC',
    note: 'Changement d’heure',
    zones: 'Détail des fuseaux',
    hours: 'Heure par heure',
  },
  hints: {
    datetime: 'L’heure seule suffit\u00a0: 15:30. Vide\u00a0: maintenant.',
    from: 'Vide\u00a0: le fuseau de cet appareil.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Paris ou +01:00', to: 'Montréal, Tokyo' },
  own: {
    slider: 'Heure de la journée',
    day: 'La journée en un coup d’œil',
    work: '9 h à 17 h',
    edge: '7 h à 22 h',
    night: 'Nuit',
    calendar: 'Fichier d’agenda (.ics)',
    event: 'Réunion',
  },
  choices: { overlap: { earlier: 'La première fois', later: 'La seconde fois' } },
  problems: {
    notTime:
      '«\u00a0{text}\u00a0» n’est ni une date ni une heure. Saisissez 2026-01-15 09:00, ou l’heure seule comme 15:30.',
    unknownZone:
      '«\u00a0{name}\u00a0» n’est ni une ville ni un fuseau connu. S’agit-il de l’un de ceux-ci\u202f? {zones}',
    ambiguousZone: '«\u00a0{name}\u00a0» désigne plusieurs fuseaux. Choisissez-en un\u00a0: {zones}',
  },
  steps: {
    toUtc: '{local} ({zone}, {offset} par rapport à l’UTC)\u00a0: {utc}',
    toZone: '{utc}, {offset} ({zone})\u00a0: {local}',
  },
  terms: {
    gap: 'Cette heure n’existe pas ({zone})\u00a0: on passe de {from} à {to}. Le résultat vaut pour {used}.',
    overlapEarlier:
      '{time} existe deux fois ({zone}, passage à l’heure d’hiver). Voici la première, à {offset}. La seconde se choisit dans «\u00a0Plus d’options\u00a0».',
    overlapLater: '{time} existe deux fois ({zone}, passage à l’heure d’hiver). Voici la seconde, à {offset}.',
    zone: 'Fuseau',
    time: 'Heure locale',
    clock: 'Nom',
    offset: 'Écart à l’UTC',
    difference: 'Décalage',
    change: 'Prochain changement d’heure',
    noChange: 'Aucun d’ici un an',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Timestamp ou date',
    unit: 'Unité',
    zone: 'Fuseau horaire',
    epoch: 'Compteur',
    words: 'Date et heure',
    seconds: 'Timestamp Unix (secondes)',
    milliseconds: 'Millisecondes',
    microseconds: 'Microsecondes',
    nanoseconds: 'Nanosecondes',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, fuseau horaire',
    rfc: 'RFC 5322 (e-mail)',
    relative: 'Par rapport à maintenant',
    unitUsed: 'Lu comme',
    lines: 'Toutes les lignes',
    epochs: 'Dans d’autres systèmes',
  },
  hints: { zone: 'Une ville ou un nom comme Europe/Paris. Champ vide\u00a0: le fuseau de cet appareil.' },
  placeholders: { input: '1234567890 ou 2009-02-13 23:31:30' },
  own: { now: 'Heure Unix actuelle', stop: 'Arrêter', start: 'Démarrer', use: 'Utiliser' },
  choices: {
    unit: { auto: 'Automatique', s: 'Secondes', ms: 'Millisecondes', us: 'Microsecondes', ns: 'Nanosecondes' },
    epoch: {
      unix: 'Depuis 1970 (Unix)',
      filetime: '100 ns depuis 1601 (Windows FILETIME)',
      webkit: 'Microsecondes depuis 1601 (Chrome, WebKit)',
      excel: 'Jours depuis le 30 décembre 1899 (Excel)',
      ntp: 'Secondes depuis 1900 (NTP)',
      cocoa: 'Secondes depuis 2001 (Apple Cocoa)',
    },
  },
  problems: {
    notTime:
      'Ligne {line}\u00a0: «\u00a0{text}\u00a0» n’est ni un nombre ni une date. Saisissez 1234567890 ou 2009-02-13 23:31:30.',
    outOfRange: 'Ligne {line}\u00a0: {text} est hors des années −271821 à 275760. Vérifiez l’unité.',
    unknownZone:
      '«\u00a0{name}\u00a0» n’est pas un fuseau horaire connu. Vouliez-vous dire l’un de ceux-ci\u202f? {zones}',
    ambiguousZone: '«\u00a0{name}\u00a0» désigne plusieurs fuseaux horaires. Saisissez l’un de ceux-ci\u00a0: {zones}',
  },
  notes: {
    firstLine: 'Les valeurs sont celles de la première ligne valide. Le tableau ci-dessous les donne toutes.',
    readAsS: 'Lu comme des secondes, car le nombre a 11 chiffres au plus.',
    readAsMs: 'Lu comme des millisecondes, car le nombre a de 12 à 14 chiffres.',
    readAsUs: 'Lu comme des microsecondes, car le nombre a de 15 à 17 chiffres.',
    readAsNs: 'Lu comme des nanosecondes, car le nombre a 18 chiffres ou plus.',
    gap: 'Cette heure n’existe pas ({zone}, passage à l’heure d’été). Elle est lue avec le décalage d’avant le changement, donc plus tard.',
    overlap:
      'Cette heure existe deux fois ({zone}, passage à l’heure d’hiver). La première est retenue. Ajoutez un décalage pour choisir la seconde.',
  },
  steps: {
    count:
      '{iso}\u00a0: {days, plural, one {# jour} other {# jours}} depuis le 1er janvier 1970 × 86\u202f400 + {rest} secondes du jour = {seconds}',
  },
  terms: {
    typed: 'Saisi',
    seconds: 'Secondes',
    utc: 'UTC',
    local: 'Fuseau horaire',
    system: 'Système',
    value: 'Valeur',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Numéro de jour d’Excel',
    ntp: 'Secondes NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/fr';
import type en from './en';

export default {
  labels: {
    direction: 'Sens',
    base: 'Chiffres',
    encoding: 'Encodage du texte',
    separator: 'Séparateur',
    prefix: 'Préfixe de chaque octet',
    uppercase: 'Majuscules A–F',
    bytesPerLine: 'Octets par ligne',
    eol: 'Sauts de ligne du texte',
    bytes: 'Octets',
    files: 'Fichier décodé',
  },
  choices: {
    direction: { encode: 'Texte vers octets', decode: 'Octets vers texte' },
    base: { '16': 'Hexadécimal', '2': 'Binaire', '8': 'Octal', '10': 'Décimal' },
    separator: {
      none: 'Aucun',
      space: 'Un espace',
      comma: 'Une virgule',
      colon: 'Un deux-points',
      newline: 'Un saut de ligne',
    },
    prefix: { none: 'Aucun', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Inchangés (LF pour un texte saisi)', crlf: 'CRLF (Windows, e-mail)' },
  },
  hints: { bytesPerLine: 'Avec 0, tout reste sur une ligne.' },
  problems: {
    ...problems,
    tooLong:
      'Le résultat dépasserait {limit} millions de caractères, plus qu’un navigateur n’en accepte dans un seul texte.',
    notHex:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas un chiffre hexadécimal. Les chiffres sont 0–9 et A–F.',
    notBinary:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas un chiffre binaire. Les chiffres sont 0 et 1.',
    notOctal:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas un chiffre octal. Les chiffres sont 0–7.',
    notDecimal:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas un chiffre. Saisissez chaque octet de 0 à 255.',
    oddHex:
      'Il y a {digits, plural, one {# chiffre hexadécimal} other {# chiffres hexadécimaux}}, or un octet en a deux\u00a0: il en manque un ou il y en a un de trop. Les octets d’un seul chiffre doivent être séparés.',
    oddBinary:
      'Il y a {digits, plural, one {# chiffre binaire} other {# chiffres binaires}}, ce qui n’est pas un multiple de 8. Les octets plus courts doivent être séparés.',
    oddOctal:
      'Il y a {digits, plural, one {# chiffre octal} other {# chiffres octaux}}, ce qui n’est pas un multiple de 3. Les octets plus courts doivent être séparés.',
    oddGroup:
      'Ligne {line}, colonne {column}\u00a0: {digits} chiffres d’affilée dépassent un octet, mais pas un nombre entier d’octets.',
    aboveByte:
      'Ligne {line}, colonne {column}\u00a0: {number} dépasse le plus grand octet (255 en décimal). Séparez les octets.',
  },
  notes: {
    ...notes,
    runsTogether: 'Des nombres décimaux accolés ne peuvent pas être relus\u00a0: séparez les octets.',
    prefixIsDigits: '0b est lui-même un nombre hexadécimal (11)\u00a0: ce texte ne peut pas être relu. Préférez 0x.',
    dump: 'Lu comme une sortie de xxd ou de hexdump -C\u00a0: les adresses et la colonne de texte ont été écartées.',
  },
} satisfies Translation<typeof en>;

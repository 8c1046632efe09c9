import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sens',
    mode: 'Ce qui est encodé',
    eachLine: 'Chaque ligne à part, sans toucher aux sauts de ligne',
    eol: 'Sauts de ligne du texte',
    plus: 'Lire + comme un espace',
    parts: 'Composants de l’adresse',
  },
  choices: {
    direction: { encode: 'Encoder', decode: 'Décoder' },
    mode: {
      component: 'Tout, sauf lettres, chiffres et - . _ ~',
      uri: 'Ce qu’une adresse n’admet pas',
      form: 'Comme un formulaire\u00a0: l’espace devient +',
      all: 'Chaque octet',
    },
    eol: { lf: 'Inchangés (%0A pour un texte saisi)', crlf: '%0D%0A (liens mailto)' },
  },
  problems: {
    tooLong:
      'Le résultat dépasserait {limit} millions de caractères, plus qu’un navigateur n’en accepte dans un seul texte.',
  },
  notes: {
    bom: 'L’indicateur d’ordre des octets (BOM, U+FEFF) placé avant le texte a été retiré.',
    stray:
      '% sans deux chiffres hexadécimaux, laissés tels quels\u00a0: {count}. Le premier se trouve ligne {line}, colonne {column}.',
    replaced:
      'Octets qui ne sont pas de l’UTF-8, remplacés par \uFFFD\u00a0: {count}. Le premier se trouve ligne {line}, colonne {column}.',
    plusKept:
      'La requête contient +, qu’un formulaire écrit à la place d’un espace. Cochez «\u00a0Lire + comme un espace\u00a0» si elle vient d’un formulaire.',
    twice: 'Le résultat contient encore\u00a0% et deux chiffres. S’il a été encodé deux fois, décodez-le à nouveau.',
  },
  terms: {
    part: 'Composant',
    name: 'Nom',
    value: 'Valeur',
    scheme: 'Schéma',
    user: 'Utilisateur',
    password: 'Mot de passe',
    host: 'Hôte',
    port: 'Port',
    path: 'Chemin',
    query: 'Requête',
    fragment: 'Fragment',
  },
} satisfies Translation<typeof en>;

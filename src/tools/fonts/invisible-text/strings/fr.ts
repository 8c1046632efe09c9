import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Caractère',
    lines: 'Un par ligne',
    input: 'Texte où chercher des caractères invisibles',
    found: 'Trouvés dans votre texte',
    cleaned: 'Texte nettoyé',
    behaviour: 'Comportement de chaque caractère',
  },
  choices: {
    character: {
      hangul: 'Remplissage hangul, U+3164',
      braille: 'Braille vide, U+2800',
      zwsp: 'Espace sans chasse, U+200B',
      zwnj: 'Antiliant sans chasse, U+200C',
      zwj: 'Liant sans chasse, U+200D',
      wordJoiner: 'Gluon de mots, U+2060',
      nbsp: 'Espace insécable, U+00A0',
      halfHangul: 'Remplissage hangul demi-chasse, U+FFA0',
      choseong: 'Remplissage hangul initial, U+115F',
      emSpace: 'Espace cadratin, U+2003',
      ideographic: 'Espace idéographique, U+3000',
      softHyphen: 'Trait d’union conditionnel, U+00AD',
      invisibleTimes: 'Signe « fois » invisible, U+2062',
      bom: 'Indicateur d’ordre des octets, U+FEFF',
      tagSpace: 'Étiquette espace, U+E0020',
    },
  },
  placeholders: { input: 'Collez un pseudo, un mot de passe, une ligne de code' },
  notes: {
    nothingFound: 'Aucun caractère invisible dans ce texte.',
    kept: 'Conservés, car des émojis ou des lettres en dépendent : {n}.',
  },
  terms: {
    code: 'Code',
    name: 'Nom Unicode',
    kind: 'Passe pour',
    letter: 'une lettre',
    symbol: 'un symbole',
    spaceKind: 'un espace',
    format: 'un caractère de formatage',
    trim: 'Si les espaces aux bords sont supprimés',
    strict: 'Si le pseudo est nettoyé (NFKC_Casefold)',
    onX: 'Compte sur X',
    stays: 'reste',
    dropped: 'disparaît',
    space: 'devient un espace',
    refused: 'refusé',
  },
  own: {
    between: 'Entre les deux barres',
    width: 'Largeur sur cet appareil : {n} px.',
    noWidth: 'Aucune largeur : les barres se touchent.',
    copiedRead: 'Copié puis relu : contenu identique',
    copiedOther: 'Copié, mais le presse-papiers contient autre chose. Essayez le téléchargement.',
    readOn:
      'D’après Unicode 17 et les règles publiées par X, au {date}. Nous n’avons testé aucune application, et presque aucune ne dit ce qu’elle accepte : envoyez-vous d’abord un message.',
  },
} satisfies Translation<typeof en>;

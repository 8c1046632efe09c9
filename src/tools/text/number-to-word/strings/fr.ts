import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Nombres, un par ligne',
    language: 'Langue',
    type: 'Forme',
    currency: 'Devise',
    case: 'Casse',
  },
  choices: {
    language: {
      'en-US': 'Anglais (États-Unis)',
      'en-GB': 'Anglais (Royaume-Uni), avec « and »',
      'en-IN': 'Anglais (Inde) : lakh, crore',
      'es-ES': 'Espagnol',
      'fr-FR': 'Français',
      'id-ID': 'Indonésien',
      'it-IT': 'Italien',
      'pl-PL': 'Polonais',
      'pt-BR': 'Portugais (Brésil)',
      'pt-PT': 'Portugais (Portugal)',
      'ru-RU': 'Russe',
      'hi-IN': 'Hindi',
    },
    type: {
      cardinal: 'Nombre : quarante-deux',
      ordinal: 'Ordinal : quarante-deuxième',
      currency: 'Montant',
    },
    currency: {
      USD: 'Dollar américain',
      EUR: 'Euro',
      GBP: 'Livre sterling',
      BRL: 'Real brésilien',
      MXN: 'Peso mexicain',
      INR: 'Roupie indienne',
      IDR: 'Roupie indonésienne',
      PLN: 'Zloty polonais',
      RUB: 'Rouble russe',
    },
    case: {
      lower: 'tout en minuscules',
      sentence: 'Majuscule au début',
      title: 'Majuscule À Chaque Mot',
      upper: 'TOUT EN MAJUSCULES',
    },
  },
  placeholders: {
    input: '1234,56',
  },
  problems: {
    notNumber:
      'Ligne {line} : « {text} » n’est pas un nombre. Saisissez-le en chiffres, avec une virgule pour les décimales : 1234,56.',
    notWhole: 'Ligne {line} : « {text} » a des décimales. Seuls les nombres entiers ont un ordinal.',
    tooLong: 'Ligne {line} : {digits} chiffres avant la virgule. Dans cette langue, la limite est de {most} chiffres.',
    noOrdinal: 'Ligne {line} : dans cette langue, les ordinaux commencent à 1 ; « {text} » n’en a pas.',
    ordinalTooLarge:
      'Ligne {line} : ici, les ordinaux de cette langue vont jusqu’à {most} ; « {text} » est plus grand.',
  },
  notes: {
    leftOut: 'Les lignes illisibles restent vides ; les autres sont écrites.',
  },
} satisfies Translation<typeof en>;

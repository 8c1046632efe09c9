import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Números, uno por línea',
    language: 'Idioma',
    type: 'Escribir como',
    currency: 'Moneda',
    case: 'Mayúsculas',
  },
  choices: {
    language: {
      'en-US': 'Inglés (EE. UU.)',
      'en-GB': 'Inglés (Reino Unido), con «and»',
      'en-IN': 'Inglés (India): lakh, crore',
      'es-ES': 'Español',
      'fr-FR': 'Francés',
      'id-ID': 'Indonesio',
      'it-IT': 'Italiano',
      'pl-PL': 'Polaco',
      'pt-BR': 'Portugués (Brasil)',
      'pt-PT': 'Portugués (Portugal)',
      'ru-RU': 'Ruso',
      'hi-IN': 'Hindi',
    },
    type: {
      cardinal: 'Número: cuarenta y dos',
      ordinal: 'Ordinal: cuadragésimo segundo',
      currency: 'Cantidad de dinero',
    },
    currency: {
      USD: 'Dólar estadounidense',
      EUR: 'Euro',
      GBP: 'Libra esterlina',
      BRL: 'Real brasileño',
      MXN: 'Peso',
      INR: 'Rupia india',
      IDR: 'Rupia indonesia',
      PLN: 'Esloti polaco',
      RUB: 'Rublo ruso',
    },
    case: {
      lower: 'todo en minúsculas',
      sentence: 'Mayúscula inicial',
      title: 'Mayúscula En Cada Palabra',
      upper: 'TODO EN MAYÚSCULAS',
    },
  },
  placeholders: {
    input: '1234,56',
  },
  problems: {
    notNumber: 'Línea {line}: «{text}» no es un número. Escribe las cifras, con coma para los decimales: 1234,56.',
    notWhole: 'Línea {line}: «{text}» tiene decimales. Solo los números enteros tienen ordinal.',
    tooLong: 'Línea {line}: {digits} cifras antes de la coma. En este idioma hay nombres para {most} como máximo.',
    noOrdinal: 'Línea {line}: en este idioma los ordinales empiezan en 1; «{text}» no tiene.',
    ordinalTooLarge: 'Línea {line}: aquí los ordinales de este idioma llegan a {most}; «{text}» es mayor.',
  },
  notes: {
    leftOut: 'Las líneas que no se pueden leer quedan vacías; las demás se convirtieron.',
  },
} satisfies Translation<typeof en>;

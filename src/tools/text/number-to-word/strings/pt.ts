import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Números, um por linha',
    language: 'Idioma',
    type: 'Escrever como',
    currency: 'Moeda',
    case: 'Letras',
  },
  choices: {
    language: {
      'en-US': 'Inglês (EUA)',
      'en-GB': 'Inglês (Reino Unido), com “and”',
      'en-IN': 'Inglês (Índia): lakh, crore',
      'es-ES': 'Espanhol',
      'fr-FR': 'Francês',
      'id-ID': 'Indonésio',
      'it-IT': 'Italiano',
      'pl-PL': 'Polonês',
      'pt-BR': 'Português (Brasil)',
      'pt-PT': 'Português (Portugal)',
      'ru-RU': 'Russo',
      'hi-IN': 'Híndi',
    },
    type: {
      cardinal: 'Número: quarenta e dois',
      ordinal: 'Ordinal: quadragésimo segundo',
      currency: 'Valor em dinheiro',
    },
    currency: {
      USD: 'Dólar americano',
      EUR: 'Euro',
      GBP: 'Libra esterlina',
      BRL: 'Real',
      MXN: 'Peso mexicano',
      INR: 'Rupia indiana',
      IDR: 'Rupia indonésia',
      PLN: 'Zloty polonês',
      RUB: 'Rublo russo',
    },
    case: {
      lower: 'tudo em minúsculas',
      sentence: 'Maiúscula no início',
      title: 'Maiúscula Em Cada Palavra',
      upper: 'TUDO EM MAIÚSCULAS',
    },
  },
  placeholders: {
    input: '1234,56',
  },
  problems: {
    notNumber: 'Linha {line}: “{text}” não é um número. Escreva em algarismos, com vírgula nos decimais: 1234,56.',
    notWhole: 'Linha {line}: “{text}” tem decimais. Só números inteiros têm ordinal.',
    tooLong: 'Linha {line}: {digits} algarismos antes da vírgula. Neste idioma há nomes para no máximo {most}.',
    noOrdinal: 'Linha {line}: neste idioma, os ordinais começam em 1; “{text}” não tem ordinal.',
    ordinalTooLarge: 'Linha {line}: os ordinais deste idioma vão até {most} aqui; “{text}” é maior.',
  },
  notes: {
    leftOut: 'As linhas que não puderam ser lidas ficam vazias; as outras foram escritas.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Angka, satu per baris',
    language: 'Bahasa',
    type: 'Tulis sebagai',
    currency: 'Mata uang',
    case: 'Huruf',
  },
  choices: {
    language: {
      'en-US': 'Inggris (AS)',
      'en-GB': 'Inggris (Britania Raya), dengan “and”',
      'en-IN': 'Inggris (India): lakh, crore',
      'es-ES': 'Spanyol',
      'fr-FR': 'Prancis',
      'id-ID': 'Indonesia',
      'it-IT': 'Italia',
      'pl-PL': 'Polandia',
      'pt-BR': 'Portugis (Brasil)',
      'pt-PT': 'Portugis (Portugal)',
      'ru-RU': 'Rusia',
      'hi-IN': 'Hindi',
    },
    type: {
      cardinal: 'Bilangan: empat puluh dua',
      ordinal: 'Urutan: keempat puluh dua',
      currency: 'Jumlah uang',
    },
    currency: {
      USD: 'Dolar Amerika Serikat',
      EUR: 'Euro',
      GBP: 'Pound sterling',
      BRL: 'Real Brasil',
      MXN: 'Peso Meksiko',
      INR: 'Rupee India',
      IDR: 'Rupiah',
      PLN: 'Zloty Polandia',
      RUB: 'Rubel Rusia',
    },
    case: {
      lower: 'huruf kecil semua',
      sentence: 'Huruf besar di awal',
      title: 'Huruf Besar di Tiap Kata',
      upper: 'HURUF BESAR SEMUA',
    },
  },
  placeholders: {
    input: '1.234,56',
  },
  problems: {
    notNumber: 'Baris {line}: “{text}” bukan angka. Tulis dengan angka, dengan koma untuk desimal: 1.234,56.',
    notWhole: 'Baris {line}: “{text}” punya desimal. Hanya bilangan bulat yang punya bilangan urutan.',
    tooLong: 'Baris {line}: {digits} digit sebelum koma; batas untuk bahasa ini {most} digit.',
    noOrdinal: 'Baris {line}: bilangan urutan dalam bahasa ini mulai dari 1; “{text}” tidak punya.',
    ordinalTooLarge: 'Baris {line}: bilangan urutan dalam bahasa ini hanya sampai {most}; “{text}” lebih besar.',
  },
  notes: {
    leftOut: 'Baris yang tidak terbaca dibiarkan kosong; baris lain tetap ditulis.',
  },
} satisfies Translation<typeof en>;

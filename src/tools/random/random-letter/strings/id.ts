import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  action: 'Acak',
  labels: {
    ...listWords.labels,
    alphabet: 'Alfabet',
    kind: 'Huruf',
    custom: 'Huruf pilihan Anda',
    case: 'Bentuk huruf',
  },
  own: { card: 'Tampilkan di kartu', next: 'Huruf berikutnya', close: 'Tutup' },
  hints: { seed: listWords.hints.seed, custom: 'Tiap karakter dihitung sekali. Spasi diabaikan.' },
  placeholders: { custom: 'RSTLNE' },
  choices: {
    alphabet: {
      latin: 'Latin, A–Z',
      es: 'Spanyol, dengan ñ',
      fr: 'Prancis',
      pl: 'Polandia, 32 huruf',
      pt: 'Portugis',
      ru: 'Rusia, 33 huruf',
      greek: 'Yunani, 24 huruf',
      custom: 'Huruf pilihan sendiri',
    },
    kind: { all: 'Semua', vowels: 'Vokal', consonants: 'Konsonan' },
    case: { upper: 'Huruf besar', lower: 'Huruf kecil', both: 'Keduanya' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Tidak ada huruf yang bisa diundi. Ketik minimal satu.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;

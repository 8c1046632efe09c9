import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  action: 'Acak',
  labels: {
    ...listWords.labels,
    decimals: 'Angka di belakang koma',
    exclude: 'Kecuali',
    sum: 'Jumlah',
    average: 'Rata-rata',
    asYears: 'Angkanya adalah tahun',
    years: 'Keterangan tahun',
  },
  hints: { ...listWords.hints, exclude: 'Bilangan bulat dan rentang, dipisah koma.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals:
      'Desimal pada {bound} lebih banyak daripada pilihan Anda, {decimals}. Bulatkan, atau tambah desimalnya.',
    minAboveMax: 'Minimum {min} lebih besar daripada maksimum {max}. Tukar keduanya.',
    tooLong: 'Panjang angka paling banyak {most} digit.',
    badExclusion: '“{entry}” bukan bilangan bulat atau rentang. Tulis 7 atau 20-29.',
    backwards: 'Rentang “{entry}” terbalik. Tulis angka yang lebih kecil lebih dulu.',
    nothingLeft: 'Semua angka dalam rentang dikecualikan, jadi tidak ada yang bisa diundi.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Tahun',
    kind: 'Jenis',
    century: 'Abad',
    firstDay: '1 Januari jatuh pada',
    leap: 'Kabisat',
    common: 'Biasa',
  },
} satisfies Translation<typeof en>;

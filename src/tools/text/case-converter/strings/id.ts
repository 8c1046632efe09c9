import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    case: 'Bentuk huruf',
    locale: 'Aturan bahasa',
    keepAcronyms: 'Pertahankan singkatan seperti KTP',
    selection: 'Bagian teks',
  },
  choices: {
    case: {
      sentence: 'Huruf besar di awal kalimat',
      lower: 'huruf kecil',
      upper: 'HURUF BESAR',
      title: 'Judul Sesuai EYD',
      capitalized: 'Huruf Besar Di Setiap Kata',
      alternating: 'sElAnG-sElInG',
      inverse: 'Tukar besar dan kecil',
      camel: 'camelCase',
      pascal: 'PascalCase',
      snake: 'snake_case',
      constant: 'CONSTANT_CASE',
      kebab: 'kebab-case',
      train: 'Train-Case',
      dot: 'dot.case',
      path: 'path/case',
    },
    locale: { auto: 'Kebanyakan bahasa', tr: 'Turki', az: 'Azerbaijan', lt: 'Lituania', el: 'Yunani', nl: 'Belanda' },
  },
  placeholders: { input: 'surat lamaran kerja' },
  own: { selectedOnly: 'Hanya teks terpilih', selectFirst: 'Pilih dulu sebagian teks' },
} satisfies Translation<typeof en>;

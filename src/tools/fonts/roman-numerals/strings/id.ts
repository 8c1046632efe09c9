import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Angka Romawi',
  lower: 'Huruf kecil',
  unicode: 'Karakter Unicode',
  letters: 'Huruf dalam teks',
  bold: 'Tebal',
  script: 'Tulisan tangan',
  fraktur: 'Gotik',
  doubleStruck: 'Garis ganda',
  monospace: 'Mesin tik',
};

export default {
  labels: {
    style: 'Gaya',
    dates: 'Beri titik di antara bagian tanggal',
    dateOrder: 'Urutan tanggal',
    value: 'Nilai angka ini',
    day: 'Tanggal pertama, seperti yang dibaca',
  },
  placeholders: {
    input: '2026, 25/12/2024, atau teks apa pun yang berisi angka',
  },
  hints: {
    input:
      'Pembaca layar bisa mengeja atau melewati karakter ini, dan pencarian sering tidak menemukannya. Untuk dokumen, pakai huruf biasa di kartu pertama.',
  },
  choices: {
    style: { all: 'Semua', ...styles },
    dateOrder: {
      mdy: 'Bulan, tanggal, tahun',
      dmy: 'Tanggal, bulan, tahun',
      ymd: 'Tahun, bulan, tanggal',
    },
  },
  terms: styles,
  own: {
    count: 'Karakter:',
    missing: 'Tampil sebagai kotak di perangkat ini',
  },
  notes: {
    tooLarge: '{number} tidak diubah: huruf bergaris di atas hanya sampai {largest}.',
  },
} satisfies Translation<typeof en>;

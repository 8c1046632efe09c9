import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/id';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Gambar',
    aspect: 'Rasio',
    shape: 'Bentuk',
    x: 'Kiri',
    y: 'Atas',
    width: 'Lebar',
    height: 'Tinggi',
    radius: 'Jari-jari sudut dalam piksel',
    rotate: 'Putar searah jarum jam',
    straighten: 'Luruskan, dalam derajat',
    flipX: 'Balik horizontal',
    flipY: 'Balik vertikal',
    result: 'Gambar hasil potong',
  },
  hints: {
    ...pictures.hints,
    background: 'Di belakang piksel transparan jika disimpan sebagai JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Bebas',
      '1:1': '1:1 (persegi)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (story)',
      '4:5': '4:5 (potret)',
      '1.91:1': '1,91:1 (pratinjau tautan)',
    },
    shape: { rect: 'Persegi panjang', rounded: 'Sudut membulat', circle: 'Lingkaran' },
    rotate: { '0': 'Tidak', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'Lebar dan tinggi minimal 1 piksel.',
    outside: 'Bingkai potong keluar dari “{file}” yang berukuran {width} × {height} piksel. Geser ke dalam.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Putar 90°', mirror: 'Balik' },
} satisfies Translation<typeof en>;

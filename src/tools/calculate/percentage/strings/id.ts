import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Pertanyaan', x: 'X', y: 'Y', result: 'Jawaban', sentence: 'Dalam kalimat' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Berapa X% dari Y?',
      isWhat: 'Berapa persen X dari Y?',
      change: 'Berapa persen perubahan dari X ke Y?',
      increase: 'Berapa X ditambah Y%?',
      decrease: 'Berapa X dikurangi Y%?',
      whole: 'X adalah Y% dari berapa?',
      before: 'Berapa nilai awal sebelum berubah Y% menjadi X?',
      difference: 'Berapa persen selisih X dan Y?',
    },
  },
  problems: {
    nothingOfZero: 'Y tidak boleh 0, karena tidak ada persentase dari 0. Isi angka lain.',
    changeFromZero: 'Perubahan dari 0 tidak punya persentase. Isi X dengan angka lain.',
    zeroPercentOf: '0% dari angka apa pun adalah 0, jadi nilai penuhnya tidak bisa dicari. Isi Y dengan angka lain.',
    minusHundred: 'Setelah berubah −100% tidak ada yang tersisa, berapa pun awalnya. Isi Y dengan angka lain.',
    bothZero: 'Kedua angka 0, jadi tidak ada rata-rata sebagai pembanding. Ubah salah satunya.',
  },
  notes: {
    rounded: 'Dibulatkan sampai 12 angka penting.',
    points:
      'Jika X dan Y sendiri berupa persentase, perubahan dari {x}% ke {y}% adalah {points} poin persentase. Angka {size}% di atas membandingkannya dengan {x}%.',
    noDirection: 'Selisih tidak punya arah: dihitung terhadap rata-rata kedua angka, jadi urutannya tidak berpengaruh.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}%',
  },
  terms: {
    of: '{x}% dari {y} adalah {result}',
    isWhat: '{x} adalah {result}% dari {y}',
    rise: 'Dari {x} ke {y} naik {size}%',
    fall: 'Dari {x} ke {y} turun {size}%',
    same: 'Dari {x} ke {y} tidak berubah',
    increase: '{x} ditambah {y}% menjadi {result}',
    decrease: '{x} dikurangi {y}% menjadi {result}',
    whole: '{x} adalah {y}% dari {result}',
    before: 'Nilai awalnya {result} sebelum berubah {y}% menjadi {x}',
    difference: '{x} dan {y} berselisih {result}%',
  },
} satisfies Translation<typeof en>;

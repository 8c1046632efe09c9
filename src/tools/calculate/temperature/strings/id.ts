import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Suhu',
    from: 'Skala',
    list: 'Beberapa suhu, satu per baris',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Reamur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Dibandingkan dengan suhu yang dikenal',
    several: 'Semua suhu dalam semua skala',
  },
  placeholders: { value: '36,5', list: '32\n98,6\n212' },
  choices: {
    from: {
      C: 'Celsius, °C',
      F: 'Fahrenheit, °F',
      K: 'Kelvin, K',
      R: 'Rankine, °R',
      De: 'Delisle, °De',
      N: 'Newton, °N',
      Re: 'Reamur, °Ré',
      Ro: 'Rømer, °Rø',
    },
  },
  problems: {
    tooCold:
      'Tidak ada yang lebih dingin daripada nol mutlak, yaitu {limit} pada skala ini. Isi angka yang lebih besar.',
    tooColdDelisle:
      'Tidak ada yang lebih dingin daripada nol mutlak, yaitu {limit} pada skala ini. Isi angka yang lebih kecil.',
    lineTooCold: 'Baris {line} di bawah nol mutlak, yaitu {limit} pada skala ini. Isi angka yang lebih besar.',
    lineTooColdDelisle: 'Baris {line} di bawah nol mutlak, yaitu {limit} pada skala ini. Isi angka yang lebih kecil.',
    notNumber: 'Baris {line}: “{text}” bukan angka. Tulis satu angka per baris.',
  },
  steps: {
    fromF: '({value} − 32) × 5/9 = {celsius} °C',
    fromK: '{value} − 273,15 = {celsius} °C',
    fromR: '({value} − 491,67) × 5/9 = {celsius} °C',
    fromDe: '100 − {value} × 2/3 = {celsius} °C',
    fromN: '{value} × 100/33 = {celsius} °C',
    fromRe: '{value} × 5/4 = {celsius} °C',
    fromRo: '({value} − 7,5) × 40/21 = {celsius} °C',
    toFahrenheit: '{celsius} × 9/5 + 32 = {fahrenheit} °F',
    toKelvin: '{celsius} + 273,15 = {kelvin} K',
  },
  terms: {
    landmark: 'Keterangan',
    yours: 'Suhu Anda',
    absoluteZero: 'Nol mutlak',
    nitrogen: 'Nitrogen cair mendidih',
    equal: 'Celsius dan Fahrenheit sama',
    freezing: 'Air membeku',
    room: 'Ruangan ber-AC',
    body: 'Tubuh manusia',
    boiling: 'Air mendidih di permukaan laut',
  },
} satisfies Translation<typeof en>;

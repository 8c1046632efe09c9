import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Teks',
    direction: 'Arah',
    script: 'Aksara',
    plainE: 'Huruf e tanpa tanda dibaca',
    initialVowel: 'Vokal di awal kata',
    murda: 'Huruf kapital menjadi aksara murda',
    spaces: 'Spasi antarkata',
    ambiguous: 'Huruf e tanpa tanda',
    letters: 'Aksara yang dipakai',
  },
  hints: {
    input: 'Tulis é seperti pada “sate” dan ê seperti pada “emas”, atau ubah kata dengan tombol di bawah.',
    murda: 'N, K, T, S, P, G, B, dan Ny kapital. Vokal kapital menjadi aksara swara.',
  },
  placeholders: { input: 'Tulis di sini' },
  choices: {
    direction: { toScript: 'Latin ke aksara', toLatin: 'Aksara ke Latin' },
    script: { javanese: 'Jawa', balinese: 'Bali', sundanese: 'Sunda' },
    plainE: { pepet: 'ê (emas)', taling: 'é (sate)' },
    initialVowel: { ha: 'dengan ha', swara: 'dengan aksara swara' },
    spaces: { usual: 'Seperti kebiasaan aksaranya', none: 'Tanpa spasi', keep: 'Dengan spasi' },
  },
  problems: {
    noScript:
      'Teks ini tidak berisi aksara yang dipilih. Pilih aksara yang benar, atau ubah arahnya ke “Latin ke aksara”.',
  },
  notes: {
    readAsPepet:
      'Huruf e tanpa tanda yang dibaca ê: {count}. Untuk bunyi é seperti pada “sate”, tekan tombol kata itu di bawah teks.',
    readAsTaling:
      'Huruf e tanpa tanda yang dibaca é: {count}. Untuk bunyi ê seperti pada “emas”, tekan tombol kata itu di bawah teks.',
  },
  terms: { letter: 'Aksara', name: 'Nama' },
  own: { picture: 'gambar PNG' },
} satisfies ToolStrings<typeof tool>;

import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Nama Anda',
    plainE: 'Huruf e dibaca',
    oldSpelling: 'Ejaan lama: j dibaca y',
    result: 'Nama dalam Hangul',
    reading: 'Cara baca (romanisasi)',
    syllables: 'Rincian per suku kata',
  },
  hints: {
    input: 'Satu nama per baris. Tombol di bawah mengganti bunyi satu huruf e.',
    oldSpelling: 'Untuk nama seperti Jusuf. Dj, tj, sj, dan oe selalu dikenali.',
  },
  placeholders: { input: 'Sukarno' },
  choices: { plainE: { e: 'e (sate)', eu: 'ê (emas)' } },
  problems: { noLatin: 'Tidak ada huruf Latin di sini. Tulis nama dengan huruf A sampai Z.' },
  notes: {
    standard:
      'Ditulis menurut kaidah resmi Korea untuk bahasa Indonesia, seperti di surat kabar Korea. Orangnya sendiri boleh memilih ejaan lain.',
  },
  terms: { part: 'Bagian nama', syllable: 'Hangul', spoken: 'Dibaca' },
  own: { card: 'kartu nama PNG' },
} satisfies ToolStrings<typeof tool>;

import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/id';
import jsonFaults from '../../../../formats/json/json-fault-strings/id';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Bentuk',
    indent: 'Indentasi',
    sortKeys: 'Urutkan kunci',
    relaxed: 'Longgar: baca JSON5',
    escapeNonAscii: 'Escape semua yang bukan ASCII',
    lines: 'Setiap baris satu nilai (NDJSON)',
    saved: 'Byte yang dihemat',
    savedPercent: 'Lebih kecil (%)',
  },
  choices: {
    mode: { format: 'Rapi', minify: 'Ringkas' },
    indent: indents,
  },
  hints: {
    relaxed: 'Komentar, koma di akhir, tanda kutip tunggal, dan kunci tanpa kutip diterima; hasilnya JSON standar.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit:
      'Kunci dapat diurutkan sampai {limit} MB, dan teks ini {size} MB. Tanpa pengurutan, batas itu tidak berlaku.',
  },
  notes: {
    bom: 'Byte order mark (U+FEFF) di depan teks dibuang.',
    repeatedKeys:
      'Kunci berulang: {count}. Yang pertama, “{key}” di baris {line}, sudah ada di baris {earlier}. Semuanya dipertahankan sesuai urutan; kebanyakan program hanya membaca yang terakhir.',
    inexactNumbers:
      'Angka yang akan diubah JavaScript: {count}. Yang pertama, {number} di baris {line}, akan menjadi {becomes}. Di sini angkanya tetap.',
    tryRelaxed: 'Teks ini dapat dibaca sebagai JSON5: centang “Longgar” untuk mendapat JSON standar.',
    tryLines: 'Setiap baris adalah nilai JSON: centang “Setiap baris satu nilai”.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Arah',
    mode: 'Yang di-encode',
    eachLine: 'Encode tiap baris secara terpisah',
    eol: 'Baris baru dalam teks',
    plus: 'Baca + sebagai spasi',
    parts: 'Bagian alamat',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    mode: {
      component: 'Semua kecuali A–Z, a–z, 0–9, dan - . _ ~',
      uri: 'Hanya yang tidak boleh ada di alamat',
      form: 'Seperti formulir: spasi menjadi +',
      all: 'Setiap byte',
    },
    eol: { lf: 'Apa adanya (%0A)', crlf: '%0D%0A (tautan mailto:)' },
  },
  problems: {
    tooLong: 'Hasilnya akan lebih dari {limit} juta karakter, melebihi batas browser untuk satu teks.',
  },
  notes: {
    bom: 'Byte order mark (U+FEFF) sebelum teks dihilangkan.',
    stray:
      'Tanda % tanpa dua digit heksadesimal dibiarkan apa adanya: {count}. Yang pertama di baris {line}, kolom {column}.',
    replaced:
      'Byte yang bukan UTF-8 ditampilkan sebagai \uFFFD: {count}. Yang pertama di baris {line}, kolom {column}.',
    plusKept:
      'Query berisi +, yang dipakai formulir untuk spasi. Centang “Baca + sebagai spasi” jika berasal dari formulir.',
    twice: 'Hasilnya masih berisi % dan dua digit. Jika di-encode dua kali, decode sekali lagi.',
  },
  terms: {
    part: 'Bagian',
    name: 'Nama',
    value: 'Nilai',
    scheme: 'Skema',
    user: 'Pengguna',
    password: 'Kata sandi',
    host: 'Host',
    port: 'Port',
    path: 'Path',
    query: 'Query',
    fragment: 'Fragmen',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/id';
import type en from './en';

export default {
  labels: {
    direction: 'Arah',
    base: 'Sistem bilangan',
    encoding: 'Pengodean teks',
    separator: 'Di antara byte',
    prefix: 'Di depan setiap byte',
    uppercase: 'A–F huruf besar',
    bytesPerLine: 'Byte per baris',
    eol: 'Baris baru dalam teks',
    bytes: 'Byte',
    files: 'File hasil decode',
  },
  choices: {
    direction: { encode: 'Teks ke byte', decode: 'Byte ke teks' },
    base: { '16': 'Heksadesimal', '2': 'Biner', '8': 'Oktal', '10': 'Desimal' },
    separator: { none: 'Tanpa pemisah', space: 'Spasi', comma: 'Koma', colon: 'Titik dua', newline: 'Baris baru' },
    prefix: { none: 'Tanpa awalan', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Apa adanya (LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { bytesPerLine: '0: semuanya di satu baris' },
  problems: {
    ...problems,
    tooLong: 'Hasilnya lebih dari {limit} juta karakter, melebihi batas teks di browser.',
    notHex: 'Baris {line}, kolom {column}: “{character}” bukan digit heksadesimal. Digitnya 0–9 dan A–F.',
    notBinary: 'Baris {line}, kolom {column}: “{character}” bukan digit biner. Digitnya hanya 0 dan 1.',
    notOctal: 'Baris {line}, kolom {column}: “{character}” bukan digit oktal. Digitnya 0–7.',
    notDecimal:
      'Baris {line}, kolom {column}: “{character}” bukan angka. Tulis setiap byte sebagai bilangan sampai 255.',
    oddHex:
      'Ada {digits} digit heksadesimal, padahal satu byte dua digit: ada yang kurang atau lebih. Byte satu digit perlu pemisah.',
    oddBinary:
      'Ada {digits} digit biner, bukan kelipatan 8: ada yang kurang atau lebih. Byte yang lebih pendek perlu pemisah.',
    oddOctal:
      'Ada {digits} digit oktal, bukan kelipatan 3: ada yang kurang atau lebih. Byte yang lebih pendek perlu pemisah.',
    oddGroup:
      'Baris {line}, kolom {column}: {digits} digit tanpa pemisah lebih dari satu byte, tetapi tidak terbagi menjadi byte utuh.',
    aboveByte:
      'Baris {line}, kolom {column}: {number} melebihi byte terbesar (desimal 255). Beri pemisah di antara byte.',
  },
  notes: {
    ...notes,
    runsTogether: 'Bilangan desimal tanpa pemisah tidak bisa dibaca kembali: beri pemisah di antara byte.',
    prefixIsDigits:
      '0b sendiri adalah bilangan heksadesimal (11), jadi tidak bisa dibaca kembali. Awalan yang lazim 0x.',
    dump: 'Dibaca sebagai keluaran xxd atau hexdump -C: alamat dan kolom teksnya diabaikan.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Karakter',
    lines: 'Satu per baris',
    input: 'Cari karakter tak terlihat dalam teks',
    found: 'Ditemukan di teks Anda',
    cleaned: 'Teks Anda tanpa karakter itu',
    behaviour: 'Tabel karakter: bertahan atau dibuang',
  },
  choices: {
    character: {
      hangul: 'Pengisi Hangul, U+3164',
      braille: 'Braille kosong, U+2800',
      zwsp: 'Spasi lebar nol, U+200B',
      zwnj: 'Pemisah lebar nol, U+200C',
      zwj: 'Penyambung lebar nol, U+200D',
      wordJoiner: 'Penyambung kata, U+2060',
      nbsp: 'Spasi tak terputus, U+00A0',
      halfHangul: 'Pengisi Hangul setengah lebar, U+FFA0',
      choseong: 'Pengisi awal Hangul, U+115F',
      emSpace: 'Spasi em, U+2003',
      ideographic: 'Spasi ideografis, U+3000',
      softHyphen: 'Tanda hubung lunak, U+00AD',
      invisibleTimes: 'Perkalian tak terlihat, U+2062',
      bom: 'Byte order mark, U+FEFF',
      tagSpace: 'Spasi tag, U+E0020',
    },
  },
  placeholders: { input: 'Tempel nama, kata sandi, atau sebaris kode' },
  notes: {
    nothingFound: 'Tidak ada karakter tak terlihat di teks ini.',
    kept: 'Dipertahankan karena emoji atau huruf akan pecah tanpanya: {n}.',
  },
  terms: {
    code: 'Kode',
    name: 'Nama',
    kind: 'Dianggap',
    letter: 'huruf',
    symbol: 'simbol',
    spaceKind: 'spasi',
    format: 'karakter format',
    trim: 'Jika spasi di tepi dipotong',
    strict: 'Jika nama dibersihkan (NFKC_Casefold)',
    onX: 'Dihitung di X',
    stays: 'bertahan',
    dropped: 'dibuang',
    space: 'menjadi spasi',
    refused: 'ditolak',
  },
  own: {
    between: 'Di antara dua garis',
    width: 'Lebarnya {n} px di perangkat ini.',
    noWidth: 'Tanpa lebar: kedua garis bersentuhan.',
    copiedRead: 'Disalin dan dibaca ulang: persis seperti ini',
    copiedOther: 'Disalin, tetapi isi papan klip berbeda. Coba unduh sebagai file.',
    readOn:
      'Disimpulkan pada {date} dari Unicode 17 dan aturan yang diterbitkan X. Tidak ada aplikasi yang dicoba langsung, dan hampir semuanya tidak menyebut karakter yang diterima: kirim dulu ke diri sendiri.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Warna',
    legacy: 'Koma dalam rgb() dan hsl()',
    ...NOTATION_NAMES,
    name: 'Nama',
    gamut: 'Gamut',
    contrastWhite: 'Kontras teks putih',
    contrastBlack: 'Kontras teks hitam',
    apcaWhite: 'APCA teks putih',
    apcaBlack: 'APCA teks hitam',
  },
  placeholders: { input: 'rebeccapurple atau #639' },
  problems: {
    unknownName: '“{name}” bukan warna. Ketik kode seperti #639 atau rgb(102 51 153), atau nama warna CSS.',
    similarName: '“{name}” bukan nama warna CSS. Maksud Anda {close}?',
    badHex: 'Warna heksadesimal punya 3, 4, 6, atau 8 digit setelah #. Yang ini {digits} digit.',
    unknownFunction:
      'Karakter {position}: “{name}()” bukan fungsi warna. Pakai rgb, hsl, hwb, lab, lch, oklab, oklch, color, atau cmyk.',
    unknownSpace:
      'Karakter {position}: color() tidak mengenal “{name}”. Pakai ruang warna seperti srgb, display-p3, atau rec2020.',
    badPart: 'Karakter {position}: “{part}” tidak cocok di sini. Periksa angka atau satuannya.',
    badCount:
      '{name}() perlu {needed} nilai, sedangkan di sini ada {found}. Pisahkan semuanya dengan spasi, atau semuanya dengan koma.',
  },
  notes: {
    mapped:
      'Warna ini tidak ada di sRGB. HEX, RGB, HSL, HWB, dan CMYK menampilkan warna yang mirip; notasi lainnya tepat.',
  },
  terms: { wider: 'Lebih luas dari Rec. 2020' },
  own: { well: 'Pilih', dropper: 'Ambil dari layar', onWhite: 'Teks putih', onBlack: 'Teks hitam' },
} satisfies Translation<typeof en>;

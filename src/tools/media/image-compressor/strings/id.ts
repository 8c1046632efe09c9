import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/id';
import type en from './en';

export default {
  labels: {
    input: 'Gambar',
    quality: 'Kualitas',
    targetKb: 'Ukuran maksimum dalam kB',
    format: 'Format',
    maxSide: 'Sisi terpanjang dalam piksel',
    colors: 'Jumlah warna PNG',
    effort: 'Encoder',
    keepMetadata: 'Pertahankan metadata (EXIF, XMP, profil warna)',
    result: 'Gambar hasil kompres',
    original: 'File asal',
    bytes: 'Ukuran file',
    originalBytes: 'Ukuran sebelumnya',
    saved: 'Berkurang',
    outWidth: 'Lebar',
    outHeight: 'Tinggi',
    type: 'Jenis',
    how: 'Cara',
  },
  hints: {
    quality: 'Untuk JPEG, WebP, dan AVIF. Untuk PNG, angka ini tidak berpengaruh.',
    targetKb: 'Di sini 1 kB adalah 1.024 byte. Alat ini mencari kualitas terbaik yang masih muat.',
    maxSide: 'Gambar yang lebih besar diperkecil. Kosongkan agar ukurannya tetap.',
    colors: '2 sampai 256. Kosongkan untuk semua warna.',
    effort: '“Terkecil” lebih lambat dan mengunduh encodernya dulu.',
    keepMetadata: 'Metadata dapat memuat lokasi pengambilan foto.',
  },
  choices: {
    format: { same: 'Sama seperti aslinya', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG' },
    effort: { fast: 'Cepat (bawaan browser)', smallest: 'Terkecil (MozJPEG, libwebp, OxiPNG)' },
  },
  problems: {
    notPicture: pictures.problems.notPicture,
    otherType: pictures.problems.otherType,
    damaged:
      '“{file}” diawali seperti {type}, tetapi terpotong atau rusak, sehingga lebar dan tingginya tidak terbaca.',
    tooLarge: pictures.problems.tooLarge,
    undecodable: pictures.problems.undecodable,
    targetTooSmall:
      '“{file}” tidak bisa sekecil itu. File terkecil yang mungkin {kb} kB, dengan kualitas terendah dan 10% dari lebar dan tingginya. Pilih target yang lebih besar.',
    svgHere: pictures.problems.svgHere,
    webpSide: '“{file}” melebihi 16.383 piksel, batas WebP. Pilih format lain atau tentukan sisi terpanjang.',
  },
  notes: {
    total: '{files} file, {saved}% lebih kecil secara keseluruhan.',
    animated: '“{file}” adalah animasi ({frames} frame), jadi tidak diubah.',
    scaled:
      '“{file}” diperkecil menjadi {percent}% dari lebar dan tingginya, karena menurunkan kualitas saja tidak cukup.',
    grew: '“{file}” lebih besar dari sebelumnya. Format ini tidak cocok untuk gambar itu.',
    placeRemoved: pictures.notes.placeRemoved,
    placeKept: pictures.notes.placeKept,
    already: 'File ini tidak dapat diperkecil di sini. Hasilnya sama persis dengan file asli Anda.',
    converted: pictures.notes.converted,
    altered: pictures.notes.altered,
    others: pictures.notes.others,
  },
  own: {
    compare: 'Bandingkan dengan aslinya',
    before: 'Sebelum',
    after: 'Sesudah',
    position: 'Bagian asli yang terlihat',
    picture: 'Sebelum dan sesudah, pada 100%',
  },
  terms: {
    ...pictures.terms,
    'image/gif': 'GIF',
    'image/bmp': 'BMP',
    'image/x-icon': 'ICO',
    'image/svg+xml': 'SVG',
    'image/heic': 'HEIC',
    quality: 'Kualitas {quality}',
    colors: '{colors, plural, other {# warna}}',
    lossless: 'Lossless',
    stripped: 'Hanya metadata yang dibuang',
    kept: 'Tidak berubah',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Simpan sebagai',
    quality: 'Kualitas',
    background: 'Latar belakang',
    keepMetadata: 'Pertahankan metadata (EXIF, XMP, profil warna)',
    original: 'File asal',
    outWidth: 'Lebar',
    outHeight: 'Tinggi',
    type: 'Jenis',
    bytes: 'Ukuran file',
  },
  hints: {
    keepMetadata: 'Hanya dari JPEG ke JPEG dan PNG ke PNG. Foto sering memuat lokasi pengambilannya.',
  },
  choices: {
    format: { same: 'Sama seperti aslinya', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '“{file}” bukan gambar. Pilih file JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO, atau SVG.',
    otherType:
      '“{file}” adalah {type}, yang tidak bisa dibuka browser sebagai gambar. Simpan dulu sebagai JPEG atau PNG.',
    damaged: '“{file}” diawali seperti {type}, tetapi tidak lengkap atau rusak.',
    tooLarge: '“{file}” berukuran {width} × {height} piksel. Batasnya 16.384 per sisi dan 268.435.456 seluruhnya.',
    undecodable: '“{file}” tidak dapat dibaca: filenya rusak, atau browser ini tidak mendukung {type}.',
    svgHere: '“{file}” adalah SVG, tetapi namanya tidak berakhiran .svg. Ganti namanya lalu coba lagi.',
    webpSide: '“{file}” akan melebihi 16.383 piksel, batas WebP. Pilih format lain.',
  },
  notes: {
    animated: '“{file}” adalah animasi dengan {frames, plural, other {# frame}}. Hanya yang pertama dipakai.',
    converted: 'Warna “{file}” dikonversi dari {profile} ke sRGB. Warna di luar sRGB hilang.',
    others: 'File ini juga tidak dapat dipakai: {files}',
    placeRemoved: '“{file}” memuat lokasi pengambilan: {place} (lintang, bujur). File baru tidak memuatnya lagi.',
    placeKept: '“{file}” memuat lokasi pengambilan: {place} (lintang, bujur). File baru masih memuatnya.',
    altered: 'Untuk mencegah pelacakan, browser ini mengubah piksel yang dibaca halaman. Hasilnya sedikit berbintik.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;

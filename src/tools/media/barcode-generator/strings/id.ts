import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Jenis',
    format: 'File',
    input: 'Kode, satu per baris',
    showText: 'Teks di bawah garis',
    height: 'Tinggi garis (mm)',
    scale: 'Piksel per modul',
    wide: 'Garis lebar',
    quiet: 'Tepi kosong yang dibutuhkan pemindai',
    rotate: 'Putar',
    color: 'Garis',
    background: 'Latar',
    sheet: 'Lembar label',
    text: 'Kode lengkap',
    checkDigit: 'Digit cek (check digit)',
    bars: 'Modul (1 berarti garis)',
  },
  hints: { scale: 'Modul adalah garis tersempit. 2 piksel kira-kira setengah milimeter di kertas.' },
  placeholders: { input: '899123456789' },
  choices: {
    symbology: SYMBOLOGY_NAMES,
    wide: { '3': '3 kali garis sempit', '2': '2 kali garis sempit' },
    rotate: { '0': 'Tidak', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Tanpa lembar: satu halaman per kode',
      L7160: 'Avery L7160, 21 label di A4',
      L7163: 'Avery L7163, 14 label di A4',
      L7651: 'Avery L7651, 65 label di A4',
      '5160': 'Avery 5160, 30 label di Letter',
      '5163': 'Avery 5163, 10 label di Letter',
    },
  },
  problems: {
    tooManyLines: 'Batasnya {limit} kode sekaligus, sedangkan di sini ada {lines}. Buat secara bertahap.',
    wrongLength: 'Jumlah digit pada baris {line} salah: {count}. Yang bisa: {lengths}.',
    wrongCheckDigit: 'Baris {line}: digit ceknya {digit}, seharusnya {right}. Periksa apakah nomornya salah ketik.',
    badCharacter:
      'Baris {line}: “{character}” (karakter ke-{place}) tidak ada di jenis ini. Data Matrix menerima teks apa pun.',
    notIsbn: 'Baris {line}: ISBN 13 digit diawali 978 atau 979.',
    badSystem: 'Baris {line}: UPC-E 8 digit diawali 0 atau 1.',
    badPharmacode: 'Baris {line}: Pharmacode adalah bilangan dari 3 sampai 131070.',
    badGs1: 'Baris {line}: tulis pengenal dalam kurung, misalnya (01)09521234543213(10)ABC.',
    notEncodable: 'Baris {line} tidak bisa dikodekan: {reason}',
  },
  notes: {
    padded: 'Jenis ini memakai digit berpasangan, jadi 0 ditambahkan di depan.',
    checkDigit:
      'Digit cek: jumlah digit dengan bobot 3 dan 1 dari kanan adalah {sum}. Kelipatan 10 berikutnya {next}, jadi digitnya {digit}.',
    contrast: 'Kontrasnya hanya {ratio}:1. Pemindai perlu garis gelap di latar terang.',
    noQuiet: 'Tanpa tepi, sisakan sendiri ruang kosong di sekeliling kode; jika tidak, pemindai tidak menemukannya.',
    alsoWrong: 'Baris lain yang salah dan dilewati: {lines}.',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  labels: {
    country: 'Kode negara',
    phone: 'Nomor telepon',
    contacts: 'Nomor dan nama',
    input: 'Pesan',
    many: 'Buat link untuk banyak nomor sekaligus',
    digits: 'Nomor',
    deepLink: 'Langsung ke aplikasi',
    html: 'HTML',
    qr: 'Kode QR',
  },
  hints: {
    country: 'Tidak perlu jika nomor diawali +.',
    contacts: 'Satu per baris: nomor; nama. {name} dalam pesan menjadi nama.',
  },
  placeholders: { country: '62', phone: '0812-0000-0000', contacts: '+62 812 0000 0000; Andi', input: 'Halo!' },
  own: { preview: 'Pesan di dalam chat' },
  problems: {
    badLetter: '“{text}” bukan bagian nomor telepon. Ketik angka saja.',
    badLength:
      'Dengan kode negara, nomor ini {count} digit; yang diperlukan {least} sampai {most}. Periksa nomor dan kode negaranya.',
    badContact: 'Baris {line}: “{text}” bukan nomor telepon. Ketik 7 sampai 15 digit dengan kode negara.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'Link terlalu panjang untuk kode QR yang bisa dibaca ponsel. Persingkat pesannya; panjang link paling banyak {limit} byte.',
    repeatedCode: 'Kode negara {code} tampaknya tertulis dua kali di nomor ini. Jika benar, gunakan {number}.',
    keptTrunk: 'Setelah {code}, angka {prefix} di awal nomor biasanya tidak ditulis: {number}.',
    oddLength:
      'Nomor ponsel dan telepon rumah dengan kode negara {code} terdiri dari {lengths} angka setelah kode itu; nomor ini punya {count}. Periksa lagi: link-nya mungkin tidak membuka chat.',
    unknownCode:
      'Tidak ada kode negara yang diawali {start}. Tulis nomornya lengkap dengan kode negara, atau isi kode di kolomnya.',
    oddContacts: 'Periksa {count} nomor: panjang atau kode negaranya tidak cocok. Baris: {lines}.',
  },
} satisfies Translation<typeof en>;

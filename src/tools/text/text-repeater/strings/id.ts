import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Berapa kali',
    separator: 'Pemisah antarsalinan',
    custom: 'Pemisah sendiri',
    number: 'Beri nomor tiap salinan',
    length: 'Panjang hasil (karakter)',
    fits: 'Batas platform',
  },
  choices: {
    separator: {
      none: 'Tanpa pemisah',
      space: 'Spasi',
      newline: 'Baris baru',
      comma: 'Koma dan spasi',
      custom: 'Lainnya',
    },
  },
  hints: { custom: '\\n untuk baris baru, \\t untuk tab, \\\\ untuk garis miring terbalik.' },
  placeholders: { input: 'Ketik atau tempel teks yang diulang', custom: ' | ' },
  problems: {
    tooLong: 'Hasilnya {length} karakter; batasnya {most}. Kurangi pengulangannya.',
    tooBig: 'Hasilnya {megabytes} MB; batasnya {most} MB. Kurangi pengulangannya.',
  },
  terms: {
    place: 'Platform',
    used: 'Terpakai',
    limit: 'Batas',
    left: 'Sisa',
    whatsapp: 'Pesan WhatsApp',
    instagram: 'Caption Instagram',
    x: 'Postingan X',
  },
} satisfies Translation<typeof en>;

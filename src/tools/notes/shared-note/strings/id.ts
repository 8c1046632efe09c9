import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Catatan',
    title: 'Judul',
    s: 'Dokumen',
    k: 'Kunci',
    wrap: 'Wrap baris panjang',
    size: 'Ukuran teks',
    password: 'Kata sandi',
    heading: 'Judul',
    result: 'Catatan',
    chars: 'Karakter',
    words: 'Kata',
    lines: 'Baris',
  },
  own: {
    tab: 'Catatan bersama',
    notOurs: 'Teks ini berasal dari tautan, bukan dari kami.',
    empty:
      'Catatan yang dibagikan dari notepad terbuka di sini. Tautan ini tidak memuat teks; mungkin terpotong saat dikirim.',
    write: 'Tulis catatan',
    edit: 'Edit salinan',
    raw: 'Teks polos',
    print: 'Cetak',
    retry: 'Coba lagi',
    fileName: 'Catatan bersama',
    'link-damaged': 'Tautan rusak atau tidak lengkap: teksnya tidak bisa dibuka. Mintalah lagi.',
    'link-tooLarge': 'Isi tautan ini lebih dari 5 MB setelah dibuka kompresinya, jadi tidak dibuka.',
    gone: 'Catatan ini sudah kedaluwarsa atau dihapus.',
    noServer: 'Situs ini tidak menyediakan tautan pendek. Mintalah tautan yang memuat teksnya.',
    network: 'Catatan tidak bisa diambil. Periksa koneksi Anda.',
  },
} satisfies Translation<typeof en>;

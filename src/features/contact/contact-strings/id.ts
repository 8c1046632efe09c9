import type en from './en';

export default {
  subject: 'Subjek',
  trap: 'Biarkan kosong',
  bringBack: 'Kembalikan draf saya',
  asLink: 'Pesan yang sama sebagai tautan',
  copyText: 'Salin teks',
  stored:
    'Pesan Anda disimpan di basis data situs ini sampai urusannya selesai. Draf tetap di perangkat ini sampai terkirim.',
  opens: 'Saat dikirim, program email Anda terbuka dengan pesan yang sudah terisi. Draf tetap di perangkat ini.',
  copied: 'Disalin.',
  notCopied: 'Browser tidak mengizinkan penyalinan. Pilih teksnya lalu tekan Ctrl+C.',
  opening: 'Program email Anda terbuka. Jika tidak, tulis ke {mail} atau salin tautannya.',
  longCopied: 'Pesan terlalu panjang untuk tautan, jadi sudah disalin ke papan klip: tempelkan ke email yang terbuka.',
  longNotCopied:
    'Pesan terlalu panjang untuk tautan, dan browser tidak mengizinkan penyalinan: pilih teks di atas, salin, lalu tempelkan ke email yang terbuka.',
  failed: 'Pesan tidak terkirim, tetapi masih ada di sini. Coba lagi, atau kirim lewat email:',
  tooLong: '{n} karakter; batasnya {max}.',
  messageShort: 'Pesan baru {n} karakter; tulis minimal {max}.',
  noEmail: 'Isi alamat email Anda agar kami dapat membalas.',
  badEmail: 'Ini bukan alamat email: perlu tanda @ dan titik setelahnya, seperti nama@example.com.',
} satisfies Record<keyof typeof en, string>;

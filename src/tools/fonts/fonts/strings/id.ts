import type { Translation } from '../../../../kinds/contract';
import id from '../names/id';
import type en from './en';

export default {
  labels: { plain: 'Huruf biasa', set: 'Urutan gaya', style: 'Gaya', markup: 'Format bawaan aplikasi' },
  hints: {
    input:
      'Huruf ini sulit dibaca pembaca layar dan sering tidak ditemukan lewat pencarian. Pakai untuk nama atau beberapa kata saja.',
  },
  placeholders: { input: 'Ketik teks Anda' },
  terms: {
    more: 'Gaya lainnya',
    ...id.styles,
    markupBold: 'Tebal: {result}',
    markupItalic: 'Miring: {result}',
    markupBoth: 'Tebal miring: {result}',
    markupUnderline: 'Garis bawah: {result}',
    markupStrike: 'Coret: {result}',
    markupSpoiler: 'Tersembunyi sampai diketuk: {result}',
    markupCode: 'Kode: {result}',
    markupMono: 'Monospace: {result}',
    markupQuote: 'Kutipan: {result}',
    markupList: 'Daftar: {result}',
  },
  own: { count: 'Karakter:', missing: 'Tampil sebagai kotak di perangkat ini' },
  notes: {
    wasStyled:
      'Teks Anda sudah memakai huruf bergaya, jadi kartu tidak mengubahnya. Teks yang sama dalam huruf biasa ada di atas: salin, atau pakai untuk mencoba gaya lain.',
    tooLong: 'Teks Anda {length} karakter; batasnya {limit}.',
    tiktokLimit:
      'Batas TikTok menurut pengguna: {name} karakter untuk nama, {bio} untuk bio, dan {caption} untuk caption.',
    facebookLimit:
      'Postingan Facebook maksimal {post} karakter; setelah beberapa baris, sisanya tersembunyi di balik “Lihat selengkapnya”.',
    linkedinLimit: 'Batas LinkedIn: {headline} karakter untuk headline dan {post} untuk postingan.',
    snapchatNames:
      'Untuk nama profil publik Snapchat meminta huruf yang terbaca: tanpa emoji dan tanda seperti $ atau %.',
    twitterLimit: 'Postingan di X maksimal {post} karakter; sebagian besar huruf ini dihitung dua.',
    twitterLength: 'Dalam huruf tebal teks ini memakai {length} dari {post} karakter postingan di X.',
    instagramLimit: 'Bio Instagram maksimal {bio} karakter.',
    discordLimit: 'Nama panggilan Discord maksimal {nickname} karakter.',
    fortniteLimit:
      'Nama tampilan maksimal {name} karakter. Epic menolak banyak huruf ini: nama baru hanya boleh A–Z, angka, dan . - _',
    whatsappLimit:
      'Batas WhatsApp sekitar {about} karakter untuk info, {group} untuk nama grup, dan {status} untuk status.',
  },
} satisfies Translation<typeof en>;

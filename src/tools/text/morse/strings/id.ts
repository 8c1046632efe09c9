import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Arah',
    alphabet: 'Alfabet',
    dot: 'Titik',
    dash: 'Garis',
    wordSeparator: 'Pemisah kata',
    wpm: 'Kata per menit',
    farnsworth: 'Kecepatan Farnsworth',
    tone: 'Nada (hertz)',
    seconds: 'Durasi (detik)',
    chart: 'Tabel alfabet ini',
  },
  hints: {
    farnsworth: 'Kata per menit dengan jeda lebih panjang, untuk belajar. Tidak melebihi kecepatan.',
    wpm: '5 sampai 50.',
    tone: '200 sampai 1.500.',
  },
  placeholders: { input: 'Teks, atau sandi Morse berupa titik dan garis' },
  choices: {
    direction: { auto: 'Deteksi otomatis', encode: 'Teks ke Morse', decode: 'Morse ke teks' },
    alphabet: {
      international: 'Internasional (Latin)',
      polish: 'Polandia',
      russian: 'Rusia',
      greek: 'Yunani',
      hebrew: 'Ibrani',
      arabic: 'Arab',
      japanese: 'Jepang (kana)',
    },
    wordSeparator: { slash: 'Garis miring', newline: 'Baris baru', spaces: 'Tujuh spasi' },
  },
  problems: {
    notMorse:
      'Baris {line}, kolom {column}: “{character}” bukan sandi Morse. Gunakan titik, garis, spasi, dan / di antara kata.',
    badMark: '“{mark}” tidak bisa menjadi titik atau garis: pakai tanda apa saja selain spasi, /, | dan #.',
    sameMarks: 'Titik dan garis sama-sama “{mark}”. Keduanya harus berbeda.',
  },
  notes: {
    noCode: 'Tidak punya sandi dalam alfabet ini, jadi ditulis #: {characters}',
    unknownGroups: 'Kelompok ini bukan huruf dalam alfabet ini, jadi ditulis #: {groups}',
    wavTooLong:
      'Durasinya lebih dari {hours} jam, batas untuk rekaman. Untuk menyimpannya sebagai file, pakai teks yang lebih pendek.',
  },
  terms: {
    sign: 'Karakter',
    code: 'Sandi',
    standard: 'Standar',
    itu: 'ITU-R M.1677-1',
    inUse: 'Umum dipakai, di luar standar',
    national: 'Nasional',
  },
  own: {
    player: 'Pemutar',
    play: 'Putar',
    pause: 'Jeda',
    resume: 'Lanjutkan',
    stop: 'Berhenti',
    wav: 'Unduh WAV',
    sound: 'Suara',
    lamp: 'Lampu',
    vibration: 'Getar',
    lampWarning: 'Lampu berkedip sampai 20 kali per detik. Biarkan mati jika cahaya berkedip berbahaya bagi Anda.',
    lampOff: 'Perangkat Anda diatur untuk mengurangi gerakan, jadi lampu yang berkedip tetap mati.',
  },
} satisfies Translation<typeof en>;

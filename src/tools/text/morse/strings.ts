import type { Strings } from '../../../kinds/contract';
import type tool from './tool';

export default {
  en: {
    labels: {
      direction: 'Direction',
      alphabet: 'Alphabet',
      dot: 'Dot',
      dash: 'Dash',
      wordSeparator: 'Between words',
      wpm: 'Words per minute',
      // The method of Donald Farnsworth: letters at full speed, longer gaps between them.
      farnsworth: 'Farnsworth speed',
      tone: 'Pitch in hertz',
      seconds: 'Seconds to send',
      chart: 'Table of this alphabet',
    },
    hints: {
      farnsworth: 'Words per minute with longer gaps, for learning. Not above the speed.',
      wpm: '5 to 50.',
      tone: '200 to 1,500.',
    },
    placeholders: { input: 'Text, or Morse code as dots and dashes' },
    choices: {
      direction: { auto: 'Find out', encode: 'Text to Morse', decode: 'Morse to text' },
      alphabet: {
        international: 'International (Latin)',
        russian: 'Russian',
        greek: 'Greek',
        hebrew: 'Hebrew',
        arabic: 'Arabic',
        japanese: 'Japanese (kana)',
      },
      wordSeparator: { slash: 'A slash', newline: 'A new line', spaces: 'Seven spaces' },
    },
    problems: {
      notMorse:
        'Line {line}, column {column}: “{character}” is no Morse code. Use dots, dashes, spaces, and / between words.',
      badMark: '“{mark}” cannot stand for a dot or a dash: use any characters but spaces, /, | and #.',
      sameMarks: 'Dot and dash are both “{mark}”. They must differ.',
    },
    notes: {
      noCode: 'Without a code in this alphabet, so # in the result: {characters}',
      unknownGroups: 'These groups are no letter of this alphabet, so # in the result: {groups}',
      wavTooLong: 'This plays for more than {hours} hour; recordings end there. Take a shorter text for a file.',
    },
    terms: {
      sign: 'Character',
      code: 'Code',
      standard: 'Standard',
      itu: 'ITU-R M.1677-1',
      inUse: 'In wide use, not in the standard',
      national: 'National',
    },
    own: {
      player: 'Player',
      play: 'Play',
      pause: 'Pause',
      resume: 'Go on',
      stop: 'Stop',
      wav: 'Download WAV',
      sound: 'Sound',
      // A round lamp on the page that lights up with the tone.
      lamp: 'Lamp',
      vibration: 'Vibration',
      lampWarning: 'The lamp flashes, up to 20 times a second. Leave it off if flashing light can harm you.',
      lampOff: 'Your system asks for less motion, so the lamp, which flashes, stays off.',
    },
  },
  id: {
    labels: {
      direction: 'Arah',
      alphabet: 'Abjad',
      dot: 'Titik',
      dash: 'Garis',
      wordSeparator: 'Di antara kata',
      wpm: 'Kata per menit',
      farnsworth: 'Kecepatan Farnsworth',
      tone: 'Nada (hertz)',
      seconds: 'Lama pengiriman (detik)',
      chart: 'Tabel abjad ini',
    },
    hints: {
      farnsworth: 'Kata per menit dengan jeda lebih panjang, untuk belajar. Tidak melebihi kecepatan.',
      wpm: '5 sampai 50.',
      tone: '200 sampai 1.500.',
    },
    placeholders: { input: 'Teks, atau sandi morse berupa titik dan garis' },
    choices: {
      direction: { auto: 'Deteksi sendiri', encode: 'Teks ke morse', decode: 'Morse ke teks' },
      alphabet: {
        international: 'Internasional (Latin)',
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
        'Baris {line}, kolom {column}: “{character}” bukan sandi morse. Gunakan titik, garis, spasi, dan / di antara kata.',
      badMark: '“{mark}” tidak bisa menjadi titik atau garis: pakai tanda apa saja selain spasi, /, | dan #.',
      sameMarks: 'Titik dan garis sama-sama “{mark}”. Keduanya harus berbeda.',
    },
    notes: {
      noCode: 'Tidak punya sandi dalam abjad ini, jadi ditulis #: {characters}',
      unknownGroups: 'Kelompok ini bukan huruf dalam abjad ini, jadi ditulis #: {groups}',
      wavTooLong: 'Lamanya lebih dari {hours} jam, batas untuk rekaman. Pakai teks yang lebih pendek untuk berkas.',
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
      lampOff: 'Perangkat Anda meminta lebih sedikit gerakan, jadi lampu yang berkedip tetap mati.',
    },
  },
} satisfies Strings<typeof tool>;

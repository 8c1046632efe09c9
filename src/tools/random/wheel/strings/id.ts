import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  labels: {
    input: 'Isi roda, satu per baris',
    repeat: 'Potongan untuk tiap isi',
    removeWinner: 'Keluarkan yang terpilih setelah tiap putaran',
    seconds: 'Lama putaran dalam detik',
    sound: 'Bunyi tik-tik',
    heading: 'Judul di atas roda',
    seedUsed: listWords.labels.seedUsed,
    result: 'Terpilih',
    remaining: 'Sisa isi roda',
    history: 'Putaran sejauh ini',
    chances: 'Peluang',
  },
  hints: {
    input: 'Andi*3 memberi Andi peluang tiga kali baris biasa; *0 membuat isi tidak ikut berputar.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Baris {line}: “{weight}” bukan bobot. Setelah tanda *, tulis angka mulai dari 0, misalnya 2 atau 0,5.',
    tooFew: 'Roda perlu minimal dua isi. Tulis satu per baris.',
    tooMany: 'Roda menampung paling banyak {most} isi, sedangkan daftar ini punya {entries}. Kurangi isinya.',
    allZero: 'Semua bobot bernilai 0, jadi tidak ada yang bisa terpilih. Beri bobot pada salah satunya.',
    weightsTooBig: 'Jumlah bobot terlalu besar untuk dihitung tepat. Kecilkan dengan perbandingan yang sama.',
  },
  own: { spin: 'Putar', takeOut: 'Keluarkan yang terpilih', close: 'Tutup' },
  terms: { entry: 'Isi', chance: 'Peluang, %' },
} satisfies Translation<typeof en>;

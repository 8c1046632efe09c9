import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  labels: {
    input: 'Entri, satu per baris',
    repeat: 'Jumlah bagian per entri',
    removeWinner: 'Keluarkan yang terpilih setelah tiap putaran',
    seconds: 'Lama putaran dalam detik',
    sound: 'Bunyi tik-tik',
    heading: 'Judul di atas roda',
    seedUsed: listWords.labels.seedUsed,
    result: 'Terpilih',
    remaining: 'Sisa entri',
    history: 'Putaran sejauh ini',
    chances: 'Peluang',
  },
  hints: {
    input: 'Andi*3 memberi Andi peluang tiga kali lipat; dengan *0, entri itu tidak ikut diundi.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Baris {line}: “{weight}” bukan bobot. Setelah tanda *, tulis angka mulai dari 0, misalnya 2 atau 0,5.',
    tooFew: 'Roda perlu minimal dua entri. Tulis satu per baris.',
    tooMany: 'Roda memuat paling banyak {most} entri, sedangkan daftar ini punya {entries}. Kurangi entrinya.',
    allZero: 'Semua bobot bernilai 0, jadi tidak ada yang bisa terpilih. Beri bobot pada salah satunya.',
    weightsTooBig: 'Jumlah bobot terlalu besar untuk dihitung tepat. Kecilkan dengan perbandingan yang sama.',
  },
  own: { spin: 'Putar', takeOut: 'Keluarkan yang terpilih', close: 'Tutup' },
  terms: { entry: 'Entri', chance: 'Peluang, %' },
} satisfies Translation<typeof en>;

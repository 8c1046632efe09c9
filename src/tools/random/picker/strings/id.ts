import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  action: 'Undi',
  labels: {
    ...listWords.labels,
    mode: 'Yang dilakukan',
    input: 'Daftar Anda',
    by: 'Tentukan',
    groups: 'Jumlahnya',
    weights: 'Bobot: Andi*3 punya peluang tiga kali lipat',
    dedupe: 'Hitung entri yang sama satu kali saja',
    keepEmpty: 'Pertahankan entri kosong',
    split: 'Pemisah entri',
    column: 'Hanya kolom ini dari tabel',
    result: 'Hasil',
    total: 'Jumlah entri',
    remaining: 'Tidak terpilih',
    listHash: 'SHA-256 daftar',
    drawnAt: 'Waktu undian, UTC',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Judul atau nomor kolom, jika Anda menempelkan tabel atau membuka file CSV.',
  },
  placeholders: { input: 'Andi\nBudi\nCitra' },
  choices: {
    mode: { pick: 'Pilih', shuffle: 'Acak urutan', groups: 'Bagi kelompok' },
    by: { number: 'Jumlah kelompok', size: 'Anggota per kelompok' },
    split: { lines: 'Baris baru', comma: 'Koma', auto: 'Baris baru; jika tidak ada, koma atau titik koma' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'Daftarnya kosong. Tulis satu entri per baris.',
    badWeight: 'Entri {entry}: “{weight}” bukan bobot. Setelah tanda *, tulis angka mulai dari 0, misalnya 2 atau 0,5.',
    allZero: 'Semua bobot bernilai 0, jadi tidak ada yang bisa terpilih. Beri bobot pada salah satunya.',
    weightsTooBig: 'Jumlah bobot terlalu besar untuk dihitung tepat. Kecilkan dengan perbandingan yang sama.',
    tooManyGroups:
      '{groups} kelompok perlu {groups} entri, sedangkan daftar ini punya {entries}. Kurangi kelompok atau tambah entri.',
    noColumn: 'Tabel tidak punya kolom “{column}”. Tulis judul dari baris pertama, atau nomor 1 sampai {columns}.',
    openQuote: 'Baris {line}, kolom {column}: tanda kutip dibuka di sini tetapi tidak ditutup. Tutup atau hapus.',
    textAfterQuote:
      'Baris {line}, kolom {column}: ada teks setelah tanda kutip penutup. Beri pemisah, atau tulis kutipnya dua kali.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count} entri mengulang entri sebelumnya dan dihitung tersendiri. “Hitung entri yang sama satu kali saja” membuang pengulangan.',
    leftOut: '{count} entri berulang dibuang.',
  },
  own: {
    takeOut: 'Keluarkan dan undi lagi',
    taken: 'Sudah dikeluarkan',
    putBack: 'Kembalikan semua',
    maybe: 'Mungkin',
    allowMaybe: 'Izinkan “Mungkin”',
    tally: 'Sejauh ini',
    public: 'Undian terbuka yang bisa diperiksa orang lain',
    commit:
      'Umumkan teks ini sebelum daftar ditutup dan biarkan halaman ini terbuka. Setelah itu, seed tidak bisa diganti tanpa ketahuan. Sebelum mengundi, umumkan juga daftarnya sesuai urutannya.',
    commitment: 'SHA-256 seed berikutnya',
    drawFixed: 'Undi dengan seed ini',
    record: 'Salin catatan',
    check:
      'Setelah undian, umumkan catatan dan tautannya. Siapa pun yang membukanya melihat daftar, seed, dan hasil yang sama, dan dapat menghitung kedua nilai SHA-256.',
    recordText:
      'Undian {time}\nJumlah entri: {total}\nSHA-256 daftar, satu entri per baris: {hash}\nSeed: {seed}\nGenerator: {generator}\nHasil: {result}',
    recordCommitment: 'Ditampilkan sebelum undian, SHA-256 dari seed: {hash}',
  },
} satisfies Translation<typeof en>;

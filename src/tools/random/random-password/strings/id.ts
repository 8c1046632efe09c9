import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Jenis',
    size: 'Panjang',
    lower: 'Huruf kecil, a–z',
    upper: 'Huruf besar, A–Z',
    digits: 'Angka, 0–9',
    symbols: 'Simbol',
    symbolSet: 'Simbol yang dipakai',
    similar: 'Pakai juga karakter yang mirip (I l 1 | O 0 o)',
    requireEach: 'Minimal satu dari tiap jenis',
    words: 'Jumlah kata',
    capitalise: 'Huruf besar di awal kata',
    addNumber: 'Tambahkan angka pada satu kata',
    entropy: 'Entropi dalam bit',
    strength: 'Kekuatan',
    guesses: 'Waktu rata-rata untuk menebak',
    source: 'Daftar kata',
  },
  hints: { size: 'Kosongkan untuk 20 karakter, atau 6 digit untuk PIN.' },
  placeholders: { size: '20' },
  own: {
    hide: 'Sembunyikan di layar',
    hidden: 'Tersembunyi',
    clearAfter: 'Hapus setelah disalin',
    cleared: 'Disalin, lalu dihapus dari halaman ini.',
    spell: 'Eja',
    small: 'huruf kecil',
    capital: 'huruf besar',
    digit: 'angka',
    symbol: 'simbol',
  },
  choices: {
    mode: { characters: 'Karakter', passphrase: 'Kata', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Pilih minimal satu jenis karakter.',
    noSymbols: 'Tidak ada simbol yang bisa dipakai. Ketik beberapa, atau pilih jenis karakter lain.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Lemah',
    fair: 'Cukup',
    strong: 'Kuat',
    'very strong': 'Sangat kuat',
    guesser: 'Serangan',
    rate: 'Tebakan per detik',
    time: 'Waktu',
    online: 'Lewat situs yang menjawab tiap percobaan',
    offline: 'Dengan file curian yang hash-nya lemah',
  },
} satisfies Translation<typeof en>;

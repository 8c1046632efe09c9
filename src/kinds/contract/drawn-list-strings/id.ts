import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Tanpa pengulangan', sort: 'Urutan', as: 'Tampilkan sebagai', seedUsed: 'Seed hasil ini' },
  hints: {
    seed: 'Kosongkan untuk hasil baru setiap kali. Seed yang sama selalu memberi hasil yang sama, jadi jangan dipakai untuk kata sandi.',
  },
  choices: {
    sort: { none: 'Sesuai pengacakan', asc: 'Menaik', desc: 'Menurun' },
    as: { items: 'Satu per satu', lines: 'Satu per baris', comma: 'Dipisah koma', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Tanpa pengulangan hanya ada {possible} pilihan. Kurangi jumlahnya menjadi {possible} atau kurang, atau izinkan pengulangan.',
    noSeed: 'Seed memerlukan koneksi aman (https). Kosongkan kolom seed.',
  },
  notes: { asLines: 'Lebih dari {most} hasil ditampilkan sebagai baris.' },
} satisfies Translation<typeof en>;

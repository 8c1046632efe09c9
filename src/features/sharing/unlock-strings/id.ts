import type en from './en';

export default {
  locked: 'Kata sandi salah, atau tautannya telah diubah.',
  lockedLink:
    'Teks di tautan ini dikunci dengan kata sandi. Tanpa kata sandi, teks tidak bisa dibuka, bahkan oleh situs ini.',
  password: 'Kata sandi',
  noRecovery: 'Kata sandi tidak bisa dipulihkan. Tanyakan kepada pengirim tautan.',
  unlock: 'Buka',
  damaged: 'Tautan rusak atau tidak lengkap: teksnya tidak bisa dibaca. Minta tautannya dikirim ulang.',
  tooLarge: 'Isi tautan ini lebih dari 5 MB, jadi tidak dibuka.',
  close: 'Tutup',
} satisfies Record<keyof typeof en, string>;

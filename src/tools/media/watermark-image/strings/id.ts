import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/id';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Gambar',
    text: 'Teks watermark',
    logo: 'Logo sebagai ganti teks',
    position: 'Posisi',
    size: 'Ukuran, % dari lebar gambar',
    opacity: 'Opasitas, %',
    font: 'Font',
    color: 'Warna teks',
    outline: 'Garis tepi huruf',
    rotate: 'Putar, dalam derajat',
    margin: 'Jarak dari tepi, % dari sisi terpendek',
    gap: 'Jarak antarpengulangan, % dari ukurannya',
    result: 'Gambar dengan watermark',
  },
  hints: {
    ...pictures.hints,
    text: 'Terisi otomatis: {year}, {date}, {name}, {n}',
    background: 'Di belakang piksel transparan jika disimpan sebagai JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Kanan bawah',
      s: 'Bawah',
      sw: 'Kiri bawah',
      e: 'Kanan',
      center: 'Tengah',
      w: 'Kiri',
      ne: 'Kanan atas',
      n: 'Atas',
      nw: 'Kiri atas',
      tile: 'Diulang di seluruh gambar',
    },
    font: {
      onest: 'Onest (sans serif)',
      oswald: 'Oswald (ramping)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (serif)',
      pacifico: 'Pacifico (tulisan tangan)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Belum ada yang ditambahkan. Ketik teks atau pilih logo.',
    badLogo: '“{file}” tidak bisa dibuka sebagai gambar. Pilih PNG, JPEG, WebP, atau SVG sebagai logo.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;

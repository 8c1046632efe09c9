import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Yang dihitung',
    price: 'Harga asli',
    discount: 'Diskon',
    paid: 'Harga setelah diskon',
    unit: 'Jenis diskon',
    quantity: 'Jumlah barang',
    offer: 'Promo beli X gratis Y',
    tax: 'PPN yang ditambahkan',
    final: 'Anda bayar',
    saved: 'Anda hemat',
    percent: 'Diskon total',
    original: 'Harga asli',
    total: 'Termasuk PPN',
    table: 'Harga tiap 5%',
  },
  hints: { discount: 'Untuk diskon bertingkat, tulis 50+20.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Harga setelah diskon', percent: 'Besar diskon', original: 'Harga asli' },
    unit: { percent: 'Persen', amount: 'Potongan per barang' },
    offer: {
      none: 'Tidak ada',
      '3for2': 'Beli 2 gratis 1',
      '2for1': 'Beli 1 gratis 1',
      second50: 'Barang kedua setengah harga',
    },
  },
  problems: {
    badDiscount: '“{text}” bukan diskon. Ketik angka seperti 20, atau beberapa seperti 50+20.',
    over100: 'Diskon tidak bisa lebih dari 100%. Ketik angka yang lebih kecil.',
    overPrice: 'Potongan {off} lebih besar daripada harga {price}. Ketik jumlah yang lebih kecil.',
    noPrice: 'Harga asli harus lebih dari 0.',
    nothingLeft: 'Dengan diskon 100% tidak ada yang dibayar, jadi harga asli tidak bisa dicari. Ketik kurang dari 100.',
  },
  notes: {
    rise: 'Harga setelah diskon lebih tinggi {rise} daripada harga asli: naik {percent}%.',
    stacked: 'Diskon bertingkat ini setara {percent}%, karena tiap diskon dihitung dari sisa diskon sebelumnya.',
  },
  steps: {
    '3for2': '{quantity} barang, tiap barang ketiga gratis: {charged} dibayar',
    '2for1': '{quantity} barang, tiap barang kedua gratis: {charged} dibayar',
    second50: '{quantity} barang, tiap barang kedua setengah harga: setara {charged} harga penuh',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, hemat {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}%',
    amount: '{quantity} barang: {original} − {saved} = {final}',
  },
  terms: { discount: 'Diskon', final: 'Anda bayar', saved: 'Anda hemat' },
} satisfies Translation<typeof en>;

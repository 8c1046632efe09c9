import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Tanggal awal',
    mode: 'Operasi',
    years: 'Tahun',
    months: 'Bulan',
    weeks: 'Minggu',
    days: 'Hari',
    date: 'Tanggal',
    iso: 'ISO 8601',
    weekday: 'Nama hari',
    isoWeek: 'Minggu ISO',
    dayOfYear: 'Hari ke- dalam setahun',
    daysBetween: 'Hari sejak tanggal awal',
  },
  own: { calendar: 'File kalender (.ics)', event: 'Tanggal dari kalkulator tanggal' },
  choices: { mode: { add: 'Tambah', subtract: 'Kurangi' } },
  problems: { outside: 'Hasilnya di luar tahun 1 sampai 9999. Pakai angka yang lebih kecil.' },
  notes: { clamped: '{month} tidak punya tanggal {wanted}, jadi dipakai tanggal terakhirnya, {last}.' },
  steps: {
    monthsOn: '{start} ditambah {span}: {reached}',
    monthsBack: '{start} dikurangi {span}: {reached}',
    daysOn: '{reached} ditambah {days} hari: {end}',
    daysBack: '{reached} dikurangi {days} hari: {end}',
  },
} satisfies Translation<typeof en>;

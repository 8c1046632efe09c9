import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Dari',
    end: 'Sampai',
    includeEnd: 'Hitung juga hari terakhir',
    days: 'Hari',
    years: 'Tahun',
    months: 'Bulan',
    restDays: 'Sisa hari setelah bulan penuh',
    weeks: 'Minggu penuh',
    weekDays: 'Sisa hari setelah minggu penuh',
    businessDays: 'Senin sampai Jumat',
    weekendDays: 'Sabtu dan Minggu',
    middle: 'Tanggal tengah',
    hours: 'Jam',
    minutes: 'Menit',
    seconds: 'Detik',
    both: 'Dengan dan tanpa hari terakhir',
  },
  problems: {
    lastDay: '31 Desember 9999 tidak dapat dihitung sebagai hari terakhir. Pilih tanggal yang lebih awal.',
  },
  notes: {
    backwards: 'Tanggal kedua lebih awal daripada tanggal pertama, sehingga jumlah harinya negatif.',
    ahead: '{days, plural, other {# hari}} lagi sampai {end}.',
    past: '{end} sudah lewat {days, plural, other {# hari}}.',
  },
  steps: {
    count: 'Dari {start} sampai {end}: {days, plural, other {# hari}}',
    withEnd: 'dengan hari terakhir: {days, plural, other {# hari}}',
    inWeeks: '{days, plural, other {# hari}} = {weeks, plural, other {# minggu}} dan {rest, plural, other {# hari}}',
  },
  terms: {
    counted: 'Perhitungan',
    days: 'Hari',
    businessDays: 'Senin sampai Jumat',
    weekendDays: 'Akhir pekan',
    without: 'Tanpa hari terakhir',
    with: 'Dengan hari terakhir',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Yang dihitung',
    start: 'Mulai',
    end: 'Selesai',
    break: 'Istirahat (menit)',
    plus: 'Waktu yang ditambahkan',
    input: 'Durasi, satu per baris',
    duration: 'Jam dan menit',
    time: 'Pukul',
    dayOffset: 'Hari berikutnya',
    decimalHours: 'Jam desimal',
    minutes: 'Menit',
    lines: 'Baris demi baris',
  },
  hints: {
    plus: 'Misalnya 1:30, 90 menit, atau 1,5 jam. Tanda minus berarti mundur: -0:45.',
    input: 'Misalnya 7:45, 1 jam 30 menit, atau -0:15. Teks setelah # dianggap catatan.',
  },
  placeholders: { start: '8:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # Selasa\n90 menit' },
  choices: { mode: { between: 'Antara dua jam', add: 'Tambah ke suatu jam', sum: 'Jumlahkan daftar' } },
  problems: {
    badTime: '“{text}” bukan jam. Tulis 9:30, 21:30, atau 0930.',
    badDuration: '“{text}” bukan durasi. Tulis 1:30, 90 menit, atau 1,5 jam.',
    badLine: 'Baris {line}: “{text}” bukan durasi. Tulis 1:30, 90 menit, atau 1,5 jam.',
    longBreak: 'Istirahat {minutes} menit lebih lama daripada waktu antara mulai dan selesai, {span}.',
  },
  notes: {
    nextDay: 'Jam selesai lebih awal daripada jam mulai, jadi jatuh di hari berikutnya.',
    sameTime: 'Mulai dan selesai sama: hasilnya 0. Untuk sehari penuh, isi 24:00 sebagai jam selesai.',
    daysLater: '{days} hari kemudian.',
    daysEarlier: '{days} hari sebelumnya.',
  },
  steps: {
    between: 'Dari {start} sampai {end}: {span}',
    break: '{span} − istirahat {pause} = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines} baris dijumlahkan: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} jam',
  },
  terms: { typed: 'Diketik', duration: 'Durasi', decimal: 'Jam desimal', total: 'Total berjalan' },
} satisfies Translation<typeof en>;

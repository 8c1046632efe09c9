import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Tanggal dan jam',
    from: 'Di',
    to: 'Konversi ke (kota atau zona)',
    overlap: 'Jika jam terjadi dua kali',
    result: 'Waktu setempat',
    utc: 'UTC',
    note: 'Perubahan jam',
    zones: 'Rincian zona',
    hours: 'Jam demi jam',
  },
  hints: {
    datetime: 'Jam saja juga bisa: 15:30. Kosongkan untuk waktu sekarang.',
    from: 'Kota atau zona. Kosongkan untuk zona perangkat ini.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Jakarta atau +07:00', to: 'London, Tokyo' },
  own: {
    slider: 'Jam dalam sehari',
    day: 'Sehari penuh',
    work: '9–17',
    edge: '7–22',
    night: 'Malam',
    calendar: 'File kalender (.ics)',
    event: 'Rapat',
  },
  choices: { overlap: { earlier: 'Yang pertama', later: 'Yang kedua' } },
  problems: {
    notTime: '“{text}” bukan tanggal atau jam. Tulis 2026-01-15 09:00, atau jam saja seperti 15:30.',
    unknownZone: '“{name}” bukan kota atau zona waktu yang dikenal. Maksud Anda salah satu ini? {zones}',
    ambiguousZone: '“{name}” dipakai di beberapa zona waktu. Pilih salah satu: {zones}',
  },
  steps: {
    toUtc: '{local} di {zone} berselisih {offset} dari UTC: {utc}',
    toZone: '{utc} dengan {offset} untuk {zone}: {local}',
  },
  terms: {
    gap: 'Jam ini tidak ada di {zone}: jam melompat dari {from} ke {to}. Hasilnya untuk {used}.',
    overlapEarlier:
      '{time} terjadi dua kali di {zone} karena jam dimundurkan. Ini yang pertama, dengan {offset}. Yang kedua dipilih di “Opsi lainnya”.',
    overlapLater: '{time} terjadi dua kali di {zone} karena jam dimundurkan. Ini yang kedua, dengan {offset}.',
    zone: 'Zona',
    time: 'Waktu setempat',
    clock: 'Nama',
    offset: 'Dari UTC',
    difference: 'Selisih',
    change: 'Perubahan jam berikutnya',
    noChange: 'Tidak ada dalam setahun',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/id';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Yang dilakukan',
    version: 'Versi',
    namespace: 'Namespace',
    customNamespace: 'Namespace Anda',
    input: 'Nama atau UUID yang diperiksa',
    time: 'Tanggal dan jam',
    upper: 'Huruf besar',
    hyphens: 'Tanda hubung',
    wrap: 'Apit dengan',
    variant: 'Varian',
    timestamp: 'Tanggal dan jam di dalamnya (UTC)',
    integer: 'Sebagai bilangan bulat',
    inspected: 'Rincian',
  },
  own: { names: 'Nama, satu per baris', uuids: 'UUID, satu per baris' },
  hints: {
    customNamespace: 'Sebuah UUID.',
    time: 'Kosongkan untuk waktu sekarang. Formatnya ISO 8601; tanpa zona waktu dianggap UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Buat', inspect: 'Periksa' },
    namespace: {
      dns: 'DNS: nama domain',
      url: 'URL: alamat web',
      oid: 'OID: object identifier',
      x500: 'X.500: distinguished name',
      custom: 'Buatan sendiri',
    },
    wrap: { none: 'Tidak ada', braces: 'Kurung kurawal { }', urn: 'urn:uuid:', quotes: 'Tanda kutip' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'Ini bukan tanggal atau jam ISO 8601. Tulis 2026-11-21 atau 2026-11-21T09:30:00Z.',
    timeRange: 'Versi ini hanya dapat memuat tanggal dari {from} sampai {to}.',
    badNamespace: 'Namespace harus berupa UUID, misalnya 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Versi 3 dan 5 dihitung dari nama. Tulis satu nama per baris.',
    notUuid:
      'Baris {line}, kolom {column}: “{character}” tidak diizinkan. UUID punya 32 digit, 0–9 dan a–f, dalam kelompok 8-4-4-4-12.',
    wrongLength: 'Baris {line}: UUID punya 32 digit; di sini ada {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'UUID dalam URN selalu memakai tanda hubung, jadi tanda itu dipertahankan.',
  },
  terms: {
    nil: 'Nil: semua bit 0',
    max: 'Max: semua bit 1',
    ncs: 'NCS, sebelum 1990',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, GUID awal',
    future: 'dicadangkan',
    uuid: 'UUID',
    version: 'Versi',
    variantColumn: 'Varian',
    time: 'Tanggal dan jam (UTC)',
    integerColumn: 'Bilangan bulat',
  },
} satisfies Translation<typeof en>;

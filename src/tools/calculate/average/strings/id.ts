import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Angka',
    weights: 'Bobot, satu untuk tiap angka',
    decimal: 'Tanda desimal',
    sample: 'Sampel: dibagi n − 1',
    mean: 'Rata-rata (mean)',
    weighted: 'Rata-rata tertimbang',
    median: 'Median',
    mode: 'Modus',
    count: 'Banyak data',
    sum: 'Jumlah',
    min: 'Terkecil',
    max: 'Terbesar',
    range: 'Jangkauan',
    deviation: 'Simpangan baku',
    variance: 'Varians',
    q1: 'Kuartil bawah (Q1)',
    q3: 'Kuartil atas (Q3)',
    iqr: 'Jangkauan antarkuartil',
    geometric: 'Rata-rata geometrik',
    harmonic: 'Rata-rata harmonik',
    quadratic: 'Rata-rata kuadratik',
    values: 'Frekuensi tiap nilai',
  },
  hints: {
    weights: 'Urutannya sama dengan angka, misalnya SKS atau persentase.',
    sample: 'Untuk sampel dari kelompok yang lebih besar. Hapus centang jika data ini sudah lengkap (populasi).',
  },
  placeholders: { input: '80 75,5 90 85', weights: '2 3 3 2' },
  own: {
    boxPlot: 'Diagram kotak garis (box plot)',
    boxPlotParts: 'Kotak memuat separuh angka di tengah, dan garis di dalamnya adalah median.',
  },
  choices: { decimal: { dot: 'Titik (.)', comma: 'Koma (,)' } },
  problems: {
    notNumber: 'Baris {line}: “{text}” bukan angka. Perbaiki atau hapus.',
    otherCount: 'Ada {values} angka, tetapi {weights} bobot. Tulis satu bobot untuk tiap angka.',
    negativeWeight: 'Bobot tidak boleh negatif. Tulis 0 atau lebih.',
    noWeight: 'Semua bobot 0. Beri bobot di atas 0 pada setidaknya satu angka.',
  },
  notes: {
    grouped: '“{token}” dibaca sebagai beberapa angka. Jika koma itu pemisah ribuan, hapus komanya.',
    noMode: 'Tidak ada nilai yang muncul lebih dari sekali, jadi tidak ada modus.',
    notPositive: 'Rata-rata geometrik dan harmonik hanya ada untuk angka positif.',
    hasZero: 'Jika ada angka 0, rata-rata geometrik menjadi 0 dan rata-rata harmonik tidak ada.',
    outliers: 'Jauh dari yang lain (lebih dari 1,5 jangkauan antarkuartil dari kuartil): {values}',
    manyOutliers: 'Nilai yang jauh dari yang lain (lebih dari 1,5 jangkauan antarkuartil dari kuartil): {count}',
  },
  steps: {
    mean: 'Rata-rata: {sum} ÷ {count} = {mean}',
    medianOne: 'Median: angka di tengah setelah diurutkan, {median}',
    medianTwo: 'Median: titik tengah dua angka di tengah, {median}',
  },
  terms: { value: 'Nilai', times: 'Frekuensi' },
} satisfies Translation<typeof en>;

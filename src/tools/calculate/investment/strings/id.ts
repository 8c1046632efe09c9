import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Yang dihitung',
    initial: 'Modal awal',
    contribution: 'Setoran rutin',
    goal: 'Target',
    rate: 'Bunga',
    years: 'Tahun',
    rateUnit: 'Bunga per',
    compounding: 'Bunga dihitung',
    every: 'Setoran setiap',
    timing: 'Disetor pada',
    months: 'Bulan',
    inflation: 'Inflasi per tahun',
    finalValue: 'Nilai akhir',
    neededContribution: 'Setoran yang diperlukan',
    invested: 'Total setoran',
    interest: 'Hasil bunga',
    realValue: 'Dalam nilai uang hari ini',
    byYear: 'Per tahun',
    byMonth: 'Per bulan',
  },
  choices: {
    mode: {
      grow: 'Nilai akhir',
      goal: 'Setoran untuk target',
    },
    rateUnit: {
      year: 'tahun',
      month: 'bulan',
    },
    compounding: {
      monthly: 'bulanan',
      yearly: 'tahunan',
      semiannual: 'dua kali setahun',
      quarterly: 'tiga bulanan',
      daily: 'harian',
      continuous: 'terus-menerus',
      effective: 'bunga efektif per tahun',
    },
    every: {
      month: 'bulan',
      year: 'tahun',
    },
    timing: {
      end: 'akhir periode',
      begin: 'awal periode',
    },
  },
  problems: {
    noTerm: 'Isi jangka waktu paling sedikit satu bulan.',
    longTerm: 'Jangka waktunya lebih dari 100 tahun. Periksa tahun dan bulannya.',
    allLost: 'Pada −100% atau kurang, tidak ada yang tersisa. Isi bunga yang lebih tinggi.',
    neverPaid: 'Dalam waktu sesingkat itu tidak ada setoran. Perpanjang waktunya, atau setor setiap bulan.',
    reached: 'Modal awal saja sudah mencapai target ini. Isi target yang lebih besar.',
  },
  notes: {
    noInflation: 'Tanpa inflasi, nilai uang hari ini sama dengan nilai akhir. Atur di Opsi lainnya.',
    nominal: 'Bunga tahunan dibagi 12. Jika itu hasil satu tahun penuh, pilih “bunga efektif per tahun”.',
  },
  steps: {
    monthly: 'Saldo bertambah {rate}% setiap bulan.',
    months: 'Jangka waktunya {months} bulan.',
  },
  terms: {
    year: 'Tahun',
    month: 'Bulan',
    start: 'Awal',
    paidIn: 'Setoran',
    interest: 'Bunga',
    end: 'Akhir',
    invested: 'Setoran sejauh ini',
    gained: 'Bunga sejauh ini',
  },
} satisfies Translation<typeof en>;

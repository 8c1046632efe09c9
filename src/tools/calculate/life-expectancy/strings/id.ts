import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    birth: 'Tanggal lahir',
    sex: 'Tabel harapan hidup',
    adjust: 'Tahun yang ditambah atau dikurangi',
    asOf: 'Hitung per tanggal',
    lifespan: 'Perkiraan usia',
    remaining: 'Rata-rata sisa usia (tahun)',
    iso: 'Kira-kira pada tanggal',
    age: 'Usia Anda sekarang',
    lived: 'Bagian yang sudah dijalani',
    reach80: 'Peluang mencapai usia 80',
    reach90: 'Peluang mencapai usia 90',
    reach100: 'Peluang mencapai usia 100',
    survival: 'Peluang mencapai setiap usia',
  },
  hints: { adjust: 'Perkiraan Anda sendiri, dari −30 sampai 30: misalnya 3 jika keluarga Anda berumur panjang.' },
  choices: { sex: { average: 'Gabungan', female: 'Perempuan', male: 'Laki-laki' } },
  problems: {
    notBorn:
      'Tanggal ini {days, plural, other {# hari}} setelah tanggal perhitungan. Isi tanggal lahir yang lebih awal.',
    tooOld: 'Tabel harapan hidup berakhir di usia {oldest}. Periksa tahun lahirnya.',
  },
  notes: {
    statistic:
      'Angka ini dari tabel penduduk Amerika Serikat tahun 2023 dan bukan ramalan untuk satu orang. Banyak orang hidup lebih lama, banyak juga yang lebih singkat.',
    adjusted: 'Tahun yang Anda tambahkan mengubah perkiraan usia. Peluangnya tetap menurut tabel.',
    help: 'Jika pikiran tentang kematian terasa berat, bicaralah dengan seseorang. Di Indonesia: telepon 119 ekstensi 8 atau healing119.id, layanan Kementerian Kesehatan. Negara lain: findahelpline.com.',
  },
  steps: { table: '{source}: pada usia {age}, rata-rata sisanya {left} tahun.' },
  terms: { age: 'Usia', chance: 'Peluang dalam persen' },
  own: {
    weeks: 'Hidup Anda dalam minggu',
    weeksText: '{lived} dari sekitar {all} minggu sudah dijalani. Setiap baris adalah satu tahun.',
  },
} satisfies Translation<typeof en>;

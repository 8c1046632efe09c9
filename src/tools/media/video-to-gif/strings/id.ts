import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Video',
    start: 'Mulai, dalam detik',
    end: 'Selesai, dalam detik',
    width: 'Lebar dalam piksel',
    fps: 'Frame per detik (fps)',
    speed: 'Kecepatan',
    caption: 'Teks',
    loop: 'Pengulangan (0 = tanpa henti)',
    reverse: 'Putar mundur',
    boomerang: 'Putar maju lalu mundur',
    colors: 'Warna',
    dither: 'Dithering (gradasi lebih halus, file lebih besar)',
    palette: 'Palet',
    height: 'Tinggi dalam piksel',
    crop: 'Area crop',
    large: 'Izinkan GIF yang sangat besar',
    result: 'GIF',
    outWidth: 'Lebar',
    outHeight: 'Tinggi',
    frames: 'Frame',
    duration: 'Durasi dalam milidetik',
    bytes: 'Ukuran',
  },
  hints: {
    end: '0: 10 detik setelah waktu mulai',
    width: 'Maksimal selebar video aslinya',
    speed: 'Dari 0,25 sampai 4; 2 berarti dua kali lebih cepat.',
    crop: 'Kiri, atas, lebar, tinggi: 100,0,720,720',
    height: 'Mengikuti lebar jika kosong.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Satu untuk seluruh GIF (lebih kecil)',
      frame: 'Satu untuk tiap frame (warna lebih baik)',
    },
  },
  problems: {
    notVideo: '“{file}” bukan video yang bisa dibuka browser ini. Pakai MP4, MOV, WebM, atau MKV.',
    noTrack: '“{file}” tidak berisi video; mungkin hanya suara.',
    noDecoder: 'Browser ini tidak bisa membaca video {codec}. Coba Chrome, Edge, atau Safari, atau ubah dulu ke H.264.',
    beyondEnd: 'Video ini hanya {duration} detik. Pilih waktu mulai yang lebih awal.',
    endBeforeStart: 'Waktu selesai harus setelah waktu mulai. Pilih waktu selesai yang lebih lambat.',
    badCrop: 'Tulis empat bilangan bulat di dalam {width} × {height}: kiri, atas, lebar, tinggi.',
    large:
      'GIF ini akan berisi {frames} frame dan sekitar {size}. Perpendek klipnya, kecilkan lebar atau frame per detik, atau centang “Izinkan GIF yang sangat besar”.',
  },
  notes: {
    firstTen:
      'Video ini berdurasi {duration} detik. Hanya 10 detik yang dipakai. Ubah waktu selesai untuk memakai lebih banyak.',
  },
  own: {
    startHere: 'Mulai di sini',
    endHere: 'Selesai di sini',
  },
} satisfies Translation<typeof en>;

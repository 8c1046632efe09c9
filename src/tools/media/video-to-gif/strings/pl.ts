import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Film',
    start: 'Początek w sekundach',
    end: 'Koniec w sekundach',
    width: 'Szerokość w pikselach',
    fps: 'Klatki na sekundę',
    speed: 'Prędkość',
    caption: 'Podpis',
    loop: 'Liczba odtworzeń (0 = bez końca)',
    reverse: 'Odtwarzaj wstecz',
    boomerang: 'Tam i z powrotem',
    colors: 'Kolory',
    dither: 'Dithering (łagodniejsze przejścia, większy plik)',
    palette: 'Paleta',
    height: 'Wysokość w pikselach',
    crop: 'Kadr',
    large: 'Zezwól na bardzo duże GIF-y',
    result: 'GIF',
    outWidth: 'Szerokość',
    outHeight: 'Wysokość',
    frames: 'Klatki',
    duration: 'Czas trwania w milisekundach',
    bytes: 'Rozmiar',
  },
  hints: {
    end: '0 oznacza 10 sekund od wybranego początku.',
    width: 'Najwyżej tyle, ile ma film',
    speed: 'Od 0,25 do 4; 2 to dwa razy szybciej.',
    crop: 'Lewo, góra, szerokość, wysokość: 100,0,720,720',
    height: 'Puste pole: dopasuje się do szerokości.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Jedna na cały GIF (mniejszy plik)',
      frame: 'Osobna dla każdej klatki (lepsze kolory)',
    },
  },
  problems: {
    notVideo: '„{file}” nie jest filmem, który otworzy ta przeglądarka. Użyj MP4, MOV, WebM lub MKV.',
    noTrack: '„{file}” nie zawiera obrazu; możliwe, że jest w\u00a0nim tylko dźwięk.',
    noDecoder:
      'Ta przeglądarka nie dekoduje wideo {codec}. Spróbuj w Chrome, Edge lub Safari albo przekonwertuj film na H.264.',
    beyondEnd: 'Film trwa {duration} s. Wybierz wcześniejszy początek.',
    endBeforeStart: 'Koniec musi być późniejszy niż początek.',
    badCrop: 'Wpisz cztery liczby całkowite mieszczące się w {width} × {height}: lewo, góra, szerokość, wysokość.',
    large:
      'Ten GIF miałby {frames, plural, one {# klatkę} few {# klatki} many {# klatek} other {# klatki}} i około {size}. Skróć go, zmniejsz szerokość lub liczbę klatek na sekundę albo zezwól na duże GIF-y.',
  },
  notes: {
    firstTen: 'Film trwa {duration} s. GIF obejmuje 10 s; aby go wydłużyć, ustaw koniec.',
  },
  own: {
    startHere: 'Zacznij tutaj',
    endHere: 'Zakończ tutaj',
  },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    width: 'Szerokość',
    height: 'Wysokość',
    newWidth: 'Nowa szerokość',
    newHeight: 'Nowa wysokość',
    ratio: 'Albo proporcje',
    round: 'Zaokrąglanie',
    simplified: 'Proporcje obrazu',
    outWidth: 'Nowa szerokość (px)',
    outHeight: 'Nowa wysokość (px)',
    decimal: 'Jako liczba',
    megapixels: 'Megapiksele',
    nearest: 'Najbliższe typowe proporcje',
    fits: 'Obraz w\u00a0innych proporcjach',
  },
  placeholders: { ratio: '16:9' },
  choices: {
    round: {
      nearest: 'Do najbliższego piksela',
      down: 'W\u00a0dół',
      up: 'W\u00a0górę',
      even: 'Do najbliższej liczby parzystej, dla wideo',
    },
  },
  own: {
    formats: 'Typowe proporcje i\u00a0rozmiary',
    choose: 'Wybierz',
    ratios: 'Proporcje',
    screens: 'Wideo i\u00a0ekrany',
    social: 'Media społecznościowe',
    picture: 'Odczytaj wymiary obrazu',
    noSize: 'Nie da się odczytać wymiarów obrazu „{file}”. Wybierz obraz JPEG, PNG, WebP, AVIF, GIF lub SVG.',
    sizeRead: '„{file}” ma {width} × {height} pikseli.',
    box: 'Prostokąt o\u00a0tych proporcjach',
  },
  problems: {
    notPositive: 'Bok musi być większy niż 0. Wpisz większą liczbę albo zostaw pole puste.',
    badRatio: '„{text}” to nie proporcje. Wpisz na przykład 16:9, 21/9 albo 1,85.',
  },
  steps: {
    ratio: '{width} ÷ {height} = {shape}',
    fromWidth: 'Szerokość {given} przy {shape} daje wysokość {exact}, przed zaokrągleniem',
    fromHeight: 'Wysokość {given} przy {shape} daje szerokość {exact}, przed zaokrągleniem',
  },
  terms: { ratio: 'Proporcje', crop: 'Po przycięciu', canvas: 'Z\u00a0pasami' },
} satisfies Translation<typeof en>;

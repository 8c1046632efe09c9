import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Zapisz jako',
    quality: 'Jakość',
    background: 'Tło',
    keepMetadata: 'Zachowaj metadane (EXIF, XMP, profil kolorów)',
    original: 'Plik źródłowy',
    outWidth: 'Szerokość',
    outHeight: 'Wysokość',
    type: 'Typ',
    bytes: 'Rozmiar',
  },
  hints: {
    keepMetadata:
      'Tylko z\u00a0JPEG do JPEG i\u00a0z\u00a0PNG do PNG. W\u00a0zdjęciu bywa zapisane miejsce jego zrobienia.',
  },
  choices: {
    format: { same: 'Jak oryginał', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '„{file}” nie jest obrazem. Wybierz plik JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO lub SVG.',
    otherType:
      '„{file}” to {type}, którego przeglądarki nie otwierają jako obrazu. Zapisz go najpierw jako JPEG lub PNG.',
    damaged: '„{file}” zaczyna się jak {type}, ale jest niepełny lub uszkodzony.',
    tooLarge: '„{file}” ma {width} × {height} pikseli. Limit to 16 384 na bok i\u00a0268 435 456 łącznie.',
    undecodable: 'Nie można odczytać „{file}”: plik jest uszkodzony albo ta przeglądarka nie obsługuje {type}.',
    svgHere: '„{file}” to SVG, ale jego nazwa nie kończy się na .svg. Zmień nazwę i\u00a0spróbuj ponownie.',
    webpSide: '„{file}” przekroczyłby 16 383 piksele, limit WebP. Wybierz inny format.',
  },
  notes: {
    animated:
      '„{file}” to animacja, {frames, plural, one {# klatka} few {# klatki} many {# klatek} other {# klatki}}. Użyta jest tylko pierwsza.',
    converted: 'Kolory „{file}” przeliczono z\u00a0{profile} na sRGB. Kolory spoza sRGB utracono.',
    others: 'Tych plików też nie można użyć: {files}',
    placeRemoved:
      'W\u00a0„{file}” zapisano miejsce zrobienia zdjęcia: {place} (szerokość, długość). W\u00a0nowym pliku już go nie ma.',
    placeKept:
      'W\u00a0„{file}” zapisano miejsce zrobienia zdjęcia: {place} (szerokość, długość). W\u00a0nowym pliku nadal jest.',
    altered:
      'Aby utrudnić śledzenie, ta przeglądarka zmienia piksele odczytywane przez stronę. Wyniki zawierają lekki szum.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;

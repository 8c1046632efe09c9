import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/pl';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Obrazy',
    text: 'Tekst znaku wodnego',
    logo: 'Logo zamiast tekstu',
    position: 'Położenie',
    size: 'Rozmiar, % szerokości obrazu',
    opacity: 'Krycie, %',
    font: 'Czcionka',
    color: 'Kolor tekstu',
    outline: 'Obrys liter',
    rotate: 'Obrót w\u00a0stopniach',
    margin: 'Odległość od krawędzi, % krótszego boku',
    gap: 'Odstęp między powtórzeniami, % ich rozmiaru',
    result: 'Obrazy ze znakiem wodnym',
  },
  hints: {
    ...pictures.hints,
    text: 'Uzupełniane automatycznie: {year}, {date}, {name}, {n}',
    background: 'Za przezroczystymi pikselami przy zapisie do JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Prawy dolny róg',
      s: 'Dół',
      sw: 'Lewy dolny róg',
      e: 'Prawa strona',
      center: 'Środek',
      w: 'Lewa strona',
      ne: 'Prawy górny róg',
      n: 'Góra',
      nw: 'Lewy górny róg',
      tile: 'Powtórzony na całym obrazie',
    },
    font: {
      onest: 'Onest (bezszeryfowa)',
      oswald: 'Oswald (wąska)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (szeryfowa)',
      pacifico: 'Pacifico (odręczna)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Nie ma czego dodać. Wpisz tekst albo wybierz logo.',
    badLogo: '„{file}” nie otwiera się jako obraz. Wybierz logo w formacie PNG, JPEG, WebP lub SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;

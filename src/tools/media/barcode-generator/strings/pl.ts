import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Rodzaj',
    format: 'Plik',
    input: 'Kody, po jednym w\u00a0wierszu',
    showText: 'Tekst pod kreskami',
    height: 'Wysokość kresek (mm)',
    scale: 'Piksele na moduł',
    wide: 'Szerokie kreski',
    quiet: 'Margines potrzebny skanerowi',
    rotate: 'Obrót',
    color: 'Kreski',
    background: 'Tło',
    sheet: 'Arkusz etykiet',
    text: 'Pełny kod',
    checkDigit: 'Cyfra kontrolna',
    bars: 'Moduły (1 to kreska)',
  },
  hints: { scale: 'Moduł to najwęższa kreska. 2 piksele to na papierze około pół milimetra.' },
  placeholders: { input: '590123412345' },
  choices: {
    symbology: { ...SYMBOLOGY_NAMES, itf: 'Przeplatany 2 z\u00a05' },
    wide: { '3': '3 razy szersze od wąskich', '2': '2 razy szersze od wąskich' },
    rotate: { '0': 'Bez obrotu', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Bez arkusza: strona na każdy kod',
      L7160: 'Avery L7160, 21 etykiet na A4',
      L7163: 'Avery L7163, 14 etykiet na A4',
      L7651: 'Avery L7651, 65 etykiet na A4',
      '5160': 'Avery 5160, 30 etykiet na Letter',
      '5163': 'Avery 5163, 10 etykiet na Letter',
    },
  },
  problems: {
    tooManyLines: 'Naraz można zrobić najwyżej {limit} kodów, a\u00a0jest ich {lines}. Podziel listę.',
    wrongLength: 'Wiersz {line} ma złą liczbę cyfr: {count}. Możliwe: {lengths}.',
    wrongCheckDigit:
      'Wiersz {line}: cyfra kontrolna to {digit}, a\u00a0powinna być {right}. Sprawdź, czy w\u00a0numerze nie ma literówki.',
    badCharacter:
      'Wiersz {line}: znaku „{character}” (pozycja {place}) nie ma w\u00a0tym rodzaju kodu. Data Matrix przyjmie każdy tekst.',
    notIsbn: 'Wiersz {line}: ISBN o\u00a013 cyfrach zaczyna się od 978 lub 979.',
    badSystem: 'Wiersz {line}: UPC-E o\u00a08 cyfrach zaczyna się od 0 lub 1.',
    badPharmacode: 'Wiersz {line}: Pharmacode to liczba od 3 do 131070.',
    badGs1: 'Wiersz {line}: identyfikatory zapisz w\u00a0nawiasach, na przykład (01)09521234543213(10)ABC.',
    notEncodable: 'Wiersza {line} nie można zakodować: {reason}',
  },
  notes: {
    padded: 'Ten rodzaj koduje cyfry parami, więc z\u00a0przodu dodano 0.',
    checkDigit:
      'Cyfra kontrolna: suma cyfr z\u00a0wagami 3 i\u00a01, licząc od prawej, to {sum}. Następna wielokrotność 10 to {next}, więc cyfra to {digit}.',
    contrast: 'Kontrast to tylko {ratio}:1. Skaner potrzebuje ciemnych kresek na jasnym tle.',
    noQuiet: 'Bez marginesu zostaw wokół kodu tyle pustego miejsca, bo inaczej skaner go nie znajdzie.',
    alsoWrong: 'Inne wiersze z\u00a0błędami, które pominięto: {lines}.',
  },
} satisfies Translation<typeof en>;

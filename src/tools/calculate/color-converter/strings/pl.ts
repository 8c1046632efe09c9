import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Kolor',
    legacy: 'Przecinki w\u00a0rgb() i\u00a0hsl()',
    ...NOTATION_NAMES,
    name: 'Nazwa',
    gamut: 'Gamut',
    contrastWhite: 'Kontrast białego tekstu',
    contrastBlack: 'Kontrast czarnego tekstu',
    apcaWhite: 'APCA białego tekstu',
    apcaBlack: 'APCA czarnego tekstu',
  },
  placeholders: { input: 'rebeccapurple albo #639' },
  problems: {
    unknownName:
      '„{name}” nie jest kolorem. Wpisz kod, na przykład #639 albo rgb(102 51 153), lub nazwę koloru z\u00a0CSS.',
    similarName: '„{name}” nie jest nazwą koloru w\u00a0CSS. Może chodzi o\u00a0{close}?',
    badHex: 'Kolor szesnastkowy ma po # 3, 4, 6 lub 8 cyfr. Tu jest ich {digits}.',
    unknownFunction:
      'Znak {position}: „{name}()” nie jest funkcją koloru. Użyj rgb, hsl, hwb, lab, lch, oklab, oklch, color lub cmyk.',
    unknownSpace:
      'Znak {position}: color() nie zna przestrzeni „{name}”. Użyj na przykład srgb, display-p3 lub rec2020.',
    badPart: 'Znak {position}: „{part}” tu nie pasuje. Sprawdź liczbę lub jej jednostkę.',
    badCount:
      'Liczba wartości w\u00a0{name}(): {found}, a\u00a0powinno ich być {needed}. Rozdziel je spacjami albo wszędzie przecinkami.',
  },
  notes: {
    mapped:
      'Tego koloru nie ma w\u00a0sRGB. HEX, RGB, HSL, HWB i\u00a0CMYK pokazują podobny; pozostałe zapisy są dokładne.',
  },
  terms: { wider: 'Szerszy niż Rec. 2020' },
  own: { well: 'Wybierz', dropper: 'Pobierz z\u00a0ekranu', onWhite: 'Biały tekst', onBlack: 'Czarny tekst' },
} satisfies Translation<typeof en>;

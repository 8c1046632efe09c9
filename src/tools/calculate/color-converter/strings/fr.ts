import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Couleur',
    legacy: 'Virgules dans rgb() et hsl()',
    ...NOTATION_NAMES,
    rgb: 'RVB (RGB)',
    cmyk: 'CMJN (CMYK)',
    name: 'Nom',
    gamut: 'Gamut',
    contrastWhite: 'Contraste du texte blanc',
    contrastBlack: 'Contraste du texte noir',
    apcaWhite: 'APCA du texte blanc',
    apcaBlack: 'APCA du texte noir',
  },
  placeholders: { input: 'rebeccapurple ou #639' },
  problems: {
    unknownName:
      '«\u00a0{name}\u00a0» n’est pas une couleur. Saisissez un code, par exemple #639 ou rgb(102 51 153), ou un nom de couleur CSS.',
    similarName: '«\u00a0{name}\u00a0» n’est pas un nom de couleur CSS. Vouliez-vous dire {close}\u202f?',
    badHex: 'Une couleur hexadécimale compte 3, 4, 6 ou 8 chiffres après #. Celle-ci en a {digits}.',
    unknownFunction:
      'Caractère {position}\u00a0: «\u00a0{name}()\u00a0» n’est pas une fonction de couleur. Utilisez rgb, hsl, hwb, lab, lch, oklab, oklch, color ou cmyk.',
    unknownSpace:
      'Caractère {position}\u00a0: «\u00a0{name}\u00a0» n’est pas un espace colorimétrique de color(). Utilisez par exemple srgb, display-p3 ou rec2020.',
    badPart: 'Caractère {position}\u00a0: «\u00a0{part}\u00a0» n’a pas sa place ici. Vérifiez le nombre ou son unité.',
    badCount:
      '{name}() attend {needed} valeurs, il y en a {found}. Séparez-les toutes par des espaces, ou toutes par des virgules.',
  },
  notes: {
    mapped:
      'Cette couleur n’existe pas en sRGB. HEX, RVB, HSL, HWB et CMJN en montrent une proche\u202f; les autres notations sont exactes.',
  },
  terms: { wider: 'Plus large que Rec. 2020' },
  own: { well: 'Choisir', dropper: 'Prélever à l’écran', onWhite: 'Texte blanc', onBlack: 'Texte noir' },
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Cor',
    legacy: 'Vírgulas em rgb() e hsl()',
    ...NOTATION_NAMES,
    name: 'Nome',
    gamut: 'Gama de cores',
    contrastWhite: 'Contraste do texto branco',
    contrastBlack: 'Contraste do texto preto',
    apcaWhite: 'APCA do texto branco',
    apcaBlack: 'APCA do texto preto',
  },
  placeholders: { input: 'rebeccapurple ou #639' },
  problems: {
    unknownName: '“{name}” não é uma cor. Digite um código, como #639 ou rgb(102 51 153), ou o nome de uma cor do CSS.',
    similarName: '“{name}” não é o nome de uma cor do CSS. Você quis dizer {close}?',
    badHex: 'Uma cor hexadecimal tem 3, 4, 6 ou 8 dígitos depois do #. Esta tem {digits}.',
    unknownFunction:
      'Caractere {position}: “{name}()” não é uma função de cor. Use rgb, hsl, hwb, lab, lch, oklab, oklch, color ou cmyk.',
    unknownSpace: 'Caractere {position}: color() não aceita “{name}”. Use um espaço como srgb, display-p3 ou rec2020.',
    badPart: 'Caractere {position}: “{part}” não é válido aqui. Confira o número ou a unidade.',
    badCount: '{name}() precisa de {needed} valores, e há {found}. Separe todos com espaços ou todos com vírgulas.',
  },
  notes: {
    mapped:
      'Esta cor não existe em sRGB. HEX, RGB, HSL, HWB e CMYK mostram uma parecida; as outras notações são exatas.',
  },
  terms: { wider: 'Mais ampla que Rec. 2020' },
  own: { well: 'Escolher', dropper: 'Pegar da tela', onWhite: 'Texto branco', onBlack: 'Texto preto' },
} satisfies Translation<typeof en>;

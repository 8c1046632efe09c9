import { BRAND_NAMES } from '../../../../data/test-cards';
import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  labels: {
    ...listWords.labels,
    mode: 'Qué hacer',
    brand: 'Marca',
    kind: 'Números',
    input: 'Números de tarjeta, uno por línea',
    spaces: 'Espacios entre grupos',
    valid: 'Dígito de control',
    length: 'Dígitos',
    expiry: 'Vence',
    cvc: 'CVC',
    cards: 'Tarjetas',
  },
  own: {
    testOnly:
      'Números de prueba: no tienen cuenta ni dinero. Fuera del modo de prueba, cualquier pasarela los rechaza.',
  },
  hints: { seed: listWords.hints.seed, input: 'Los números se quedan en esta página y nunca pasan a un enlace.' },
  placeholders: { input: '4242 4242 4242 4242' },
  choices: {
    mode: { make: 'Generar', check: 'Comprobar' },
    brand: { any: 'Cualquier marca', ...BRAND_NAMES },
    kind: { documented: 'Números de prueba publicados', range: 'Inventados, con dígito de control válido' },
    ...listWords.choices,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    tooFewDocumented:
      'Sin repetición, de esta marca {possible, plural, one {hay # número publicado} other {hay # números publicados}}. Pide menos o elige números inventados.',
    notDigit:
      'Línea {line}, columna {column}: «{character}» no es un dígito. Escribe solo dígitos, con espacios o guiones.',
    wrongLength: 'Línea {line}: un número de tarjeta tiene de 8 a 19 dígitos; este tiene {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    madeUp:
      'Los números inventados solo superan la comprobación del formato. Ningún modo de prueba los conoce y uno puede coincidir por azar con una tarjeta real: no los uses en una página de pago de verdad.',
    rightDigit: 'Con los demás dígitos iguales, el último tendría que ser {digit}.',
    unusualLength: '{brand} no emite números de esta longitud.',
  },
  terms: {
    published: '{brand} · modo de prueba de {modes}',
    yes: 'Correcto',
    no: 'Incorrecto',
    wrongDigit: 'Incorrecto, sería {digit}',
    unknown: 'Desconocida',
    ...BRAND_NAMES,
    number: 'Número',
    brandColumn: 'Marca',
    expiryColumn: 'Vence',
    cvcColumn: 'CVC',
    modesColumn: 'Modo de prueba de',
    validColumn: 'Dígito de control',
    lengthColumn: 'Dígitos',
  },
} satisfies Translation<typeof en>;

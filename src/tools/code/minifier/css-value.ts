import { DIMENSION, HASH, NUMBER, PERCENTAGE } from '../../../formats/css';

/** Units of length (CSS Values 4, container queries): a zero of them is the same without its unit. */
const LENGTHS = new Set(
  (
    'px em rem ex rex ch rch cap rcap ic ric lh rlh cm mm q in pt pc ' +
    'vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax ' +
    'cqw cqh cqi cqb cqmin cqmax'
  ).split(' '),
);

/** Properties that take any number: elsewhere `1.0` may be refused where `1` is not, as by z-index. */
const TAKES_NUMBERS = new Set(
  (
    'opacity line-height flex flex-grow flex-shrink zoom scale aspect-ratio font-weight font-size-adjust tab-size ' +
    'fill-opacity stroke-opacity stop-opacity flood-opacity stroke-miterlimit animation-iteration-count shape-image-threshold'
  ).split(' '),
);

/** Properties that take numbers and no lengths: `opacity: 0px` is dropped by browsers, and `opacity: 0` is not. */
const NUMBERS_ONLY = new Set(
  (
    'opacity fill-opacity stroke-opacity stop-opacity flood-opacity flex flex-grow flex-shrink order z-index scale zoom ' +
    'box-flex box-flex-group box-ordinal-group animation-iteration-count font-size-adjust shape-image-threshold ' +
    'stroke-miterlimit aspect-ratio border-image-slice mask-border-slice mask-box-image-slice math-depth line-clamp'
  ).split(' '),
);

export interface ValuePlace {
  /** In small letters, without a vendor's prefix. */
  readonly property: string;
  /** Inside parentheses. */
  readonly nested: boolean;
  /** Where a length must keep its unit: descriptors of @property and @function. */
  readonly typed: boolean;
}

/** A token of a declaration's value, as short as it can be written; the same where nothing can go. */
export function shortToken(type: number, text: string, place: ValuePlace): string {
  switch (type) {
    case HASH:
      return shortColor(text);
    case NUMBER:
    case PERCENTAGE:
    case DIMENSION:
      return shortNumber(type, text, place);
    default:
      return text;
  }
}

function shortColor(text: string): string {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return text;
  const small = text.toLowerCase();
  return small.length > 5 ? small.replace(/^#((.)\2)((.)\4)((.)\6)((.)\8)?$/, '#$2$4$6$8') : small;
}

const NUMBER_PARTS = /^([+-]?)(\d*)(?:\.(\d+))?([eE][+-]?\d+)?(.*)$/s;

function shortNumber(type: number, text: string, { property, nested, typed }: ValuePlace): string {
  const [, sign = '', whole = '', fraction, exponent = '', unit = ''] = NUMBER_PARTS.exec(text) ?? [];
  const zero = /^0*$/.test(whole + (fraction ?? ''));
  const loose = !nested && !typed && !NUMBERS_ONLY.has(property) && sign === '' && exponent === '';
  if (zero && loose && type === DIMENSION && LENGTHS.has(unit.toLowerCase())) return '0';
  if (fraction === undefined) return text;
  // By hand: /0+$/ would look for the end behind each zero of a long number anew.
  let digits = fraction.length;
  while (fraction[digits - 1] === '0') digits--;
  const kept = fraction.slice(0, digits);
  const becomesInteger = kept === '' && type === NUMBER && exponent === '';
  if (becomesInteger && (nested || !TAKES_NUMBERS.has(property))) return text;
  const head = whole === '0' && kept !== '' ? '' : whole === '' && kept === '' ? '0' : whole;
  return `${sign}${head}${kept === '' ? '' : `.${kept}`}${exponent}${unit}`;
}

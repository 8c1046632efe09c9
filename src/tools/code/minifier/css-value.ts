import { DIMENSION, HASH, NUMBER, PERCENTAGE } from '../../../formats/css';

/** Length units (CSS Values 4, container queries): a zero length means the same without its unit. */
const LENGTHS = new Set(
  (
    'px em rem ex rex ch rch cap rcap ic ric lh rlh cm mm q in pt pc ' +
    'vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax ' +
    'cqw cqh cqi cqb cqmin cqmax'
  ).split(' '),
);

/** Properties that accept any number. Others may accept `1` but refuse `1.0`, such as z-index. */
const TAKES_NUMBERS = new Set(
  (
    'opacity line-height flex flex-grow flex-shrink zoom scale aspect-ratio font-weight font-size-adjust tab-size ' +
    'fill-opacity stroke-opacity stop-opacity flood-opacity stroke-miterlimit animation-iteration-count shape-image-threshold'
  ).split(' '),
);

/** Properties that accept numbers but no lengths: browsers drop `opacity: 0px`, but would not drop `opacity: 0`. */
const NUMBERS_ONLY = new Set(
  (
    'opacity fill-opacity stroke-opacity stop-opacity flood-opacity flex flex-grow flex-shrink order z-index scale zoom ' +
    'box-flex box-flex-group box-ordinal-group animation-iteration-count font-size-adjust shape-image-threshold ' +
    'stroke-miterlimit aspect-ratio border-image-slice mask-border-slice mask-box-image-slice math-depth line-clamp'
  ).split(' '),
);

export interface ValuePlace {
  /** In lowercase, without a vendor prefix. */
  readonly property: string;
  /** Inside parentheses. */
  readonly nested: boolean;
  /** A length must keep its unit here: in descriptors of @property and @function. */
  readonly typed: boolean;
}

/** Shortens a token of a declaration's value; returns it unchanged if that isn't possible. */
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
  // A loop, because /0+$/ would search for the end again from each zero of a long number.
  let digits = fraction.length;
  while (fraction[digits - 1] === '0') digits--;
  const kept = fraction.slice(0, digits);
  const becomesInteger = kept === '' && type === NUMBER && exponent === '';
  if (becomesInteger && (nested || !TAKES_NUMBERS.has(property))) return text;
  const head = whole === '0' && kept !== '' ? '' : whole === '' && kept === '' ? '0' : whole;
  return `${sign}${head}${kept === '' ? '' : `.${kept}`}${exponent}${unit}`;
}

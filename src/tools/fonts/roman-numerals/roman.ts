/** The largest number that can be written with one overline per letter. */
export const LARGEST = 3_999_999;
/** Multiplies by a thousand. */
const OVERLINE = '\u0305';

const VALUES = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

function lettersOf(number: number): string {
  let rest = number;
  let letters = '';
  for (const [letter, value] of VALUES) {
    letters += letter.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return letters;
}

/**
 * Writes a whole number from 0 to `LARGEST` in the standard, subtractive form; 0 is N (nulla); from 4,000 up, the
 * thousands have overlines.
 */
export function toRoman(number: number): string {
  if (number === 0) return 'N';
  if (number < 4000) return lettersOf(number);
  const thousands = lettersOf(Math.floor(number / 1000)).replace(/./g, `$&${OVERLINE}`);
  return thousands + lettersOf(number % 1000);
}

const NUMERAL = new RegExp(`^((?:[IVXLCDM]${OVERLINE})*)([IVXLCDM]*)$`);

/**
 * Reads a Roman numeral, in uppercase, lowercase, or Unicode's own characters. Undefined if it isn't in the standard
 * form.
 */
export function fromRoman(text: string): number | undefined {
  const letters = text.trim().normalize('NFKC').toUpperCase();
  const parts = NUMERAL.exec(letters);
  if (!parts || letters === '' || letters.length > 64) return undefined;
  const [, high = '', low = ''] = parts;
  const number = 1000 * sumOf(high.replaceAll(OVERLINE, '')) + sumOf(low);
  return number <= LARGEST && toRoman(number) === letters ? number : undefined;
}

/** Correct for numerals in the standard form; the caller detects others by converting the sum back. */
function sumOf(letters: string): number {
  let sum = 0;
  let rest = letters;
  for (const [letter, value] of VALUES) {
    while (rest.startsWith(letter)) {
      sum += value;
      rest = rest.slice(letter.length);
    }
  }
  return rest === '' ? sum : NaN;
}

const WHOLE = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** Number Forms (Unicode 17.0, U+2160 to U+217F): the letters, capital and small. */
const SINGLE = new Map(
  [...'IVXLCDM', ...'ivxlcdm'].map((letter, index) => [letter, [...'ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ'][index] ?? letter]),
);

const UNITS = /I[XV]|VI{0,3}|I{1,3}$/;

/**
 * Writes a numeral in Unicode's characters for it: a single one up to twelve; otherwise one per letter, and one for the
 * units (ⅩⅣ).
 */
export function inNumberForms(numeral: string): string {
  const whole = WHOLE.indexOf(numeral);
  if (whole >= 0) return oneToTwelve(whole);
  // The thousands with overlines are converted letter by letter: a line over Ⅳ would be as wide as over one letter.
  const high = numeral.slice(0, numeral.lastIndexOf(OVERLINE) + 1);
  const low = numeral.slice(high.length).replace(UNITS, (units) => oneToTwelve(WHOLE.indexOf(units)));
  return letterForms(high + low);
}

const oneToTwelve = (place: number): string => String.fromCodePoint(0x2160 + place);

/** Writes the letters I V X L C D M of any text as Number Forms; everything else stays unchanged. */
export const letterForms = (text: string): string =>
  text.replace(/[IVXLCDMivxlcdm]/g, (letter) => SINGLE.get(letter) ?? letter);

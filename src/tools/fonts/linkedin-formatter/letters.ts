import { TABLES, type FontTable } from '../../../data/fonts';
import { graphemes } from '../../../core/text/graphemes';

/** A look that a button applies to letters and removes from them. */
export type Look = 'bold' | 'italic' | 'both' | 'underline' | 'strike' | 'mono' | 'smallCaps';

/** A letter has exactly one of these; `both` is bold and italic. */
type Form = 'plain' | 'bold' | 'italic' | 'both' | 'mono' | 'smallCaps';

/** A grapheme with its look. */
export interface Cell {
  /** As it is in the text. */
  readonly text: string;
  /** Without form, underline and strike-through. */
  readonly plain: string;
  readonly form: Form;
  readonly underline: boolean;
  readonly strike: boolean;
}

const TABLE_OF: Readonly<Record<Exclude<Form, 'plain'>, FontTable>> = {
  bold: TABLES.sansBold,
  italic: TABLES.sansItalic,
  both: TABLES.sansBoldItalic,
  mono: TABLES.monospace,
  smallCaps: TABLES.smallCaps,
};

const UNDERLINE = '\u0332';
const STRIKE = '\u0336';
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
const CONTROL = /^\p{Cc}/u;
const BOLD_DIGIT = /^[\u{1D7EC}-\u{1D7F5}]/u;

/**
 * The plain letter and form of each styled letter, including those of other generators; if two alphabets share a
 * character, the first one counts.
 */
const READ = new Map<string, readonly [plain: string, form: Form]>();
for (const [table, form] of [
  [TABLES.sansBold, 'bold'],
  [TABLES.sansItalic, 'italic'],
  [TABLES.sansBoldItalic, 'both'],
  [TABLES.monospace, 'mono'],
  [TABLES.smallCaps, 'smallCaps'],
  [TABLES.bold, 'bold'],
  [TABLES.italic, 'italic'],
  [TABLES.boldItalic, 'both'],
  // No button makes these; they are recognized so that they can become plain or bold.
  [TABLES.sans, 'plain'],
  [TABLES.script, 'plain'],
  [TABLES.boldScript, 'plain'],
  [TABLES.fraktur, 'plain'],
  [TABLES.boldFraktur, 'plain'],
  [TABLES.doubleStruck, 'plain'],
] as const satisfies readonly (readonly [FontTable, Form])[]) {
  for (const [plain, styled] of table) if (!READ.has(styled)) READ.set(styled, [plain, form]);
}

/** Splits a text into graphemes (UAX #29) and determines their looks. */
export function cellsOf(text: string): Cell[] {
  return withItalicDigits(graphemes(text).map(cellOf));
}

function cellOf(text: string): Cell {
  const underline = text.includes(UNDERLINE);
  const strike = text.includes(STRIKE);
  const bare = underline || strike ? text.replaceAll(UNDERLINE, '').replaceAll(STRIKE, '') : text;
  const [first = '', ...marks] = bare;
  const read = READ.get(first);
  if (read) return { text, plain: (read[0] + marks.join('')).normalize('NFC'), form: read[1], underline, strike };
  return { text, plain: bare, form: 'plain', underline, strike };
}

/** Unicode has no bold italic digits, so bold ones are used: next to bold italic letters they count as bold italic. */
function withItalicDigits(cells: readonly Cell[]): Cell[] {
  let before: Form | undefined;
  return cells.map((cell, at) => {
    if (!BOLD_DIGIT.test(cell.text)) {
      if (cell.form !== 'plain') before = cell.form;
      else if (cell.text === '\n') before = undefined;
      return cell;
    }
    const beside = before ?? cells.slice(at).find(({ text, form }) => form !== 'plain' && !BOLD_DIGIT.test(text))?.form;
    return beside === 'both' ? { ...cell, form: 'both' } : cell;
  });
}

const canBe = (cell: Cell, form: Form): boolean => {
  const [base = ''] = cell.plain.normalize('NFD');
  return form === 'plain' || TABLE_OF[form].has(base);
};

const canBeMarked = ({ plain }: Cell): boolean => !EMOJI.test(plain) && !CONTROL.test(plain);

function write(cell: Cell, form: Form, underline: boolean, strike: boolean): string {
  if (form === cell.form && underline === cell.underline && strike === cell.strike) return cell.text;
  const [base = '', ...marks] = cell.plain.normalize('NFD');
  const letter = form === 'plain' ? undefined : TABLE_OF[form].get(base);
  const written = letter === undefined ? cell.plain : letter + marks.join('');
  return written + (underline ? UNDERLINE : '') + (strike ? STRIKE : '');
}

/** The form of a letter after a look is applied or removed. */
function formWith(form: Form, look: Look, on: boolean): Form {
  switch (look) {
    case 'bold':
      if (on) return form === 'italic' || form === 'both' ? 'both' : 'bold';
      return form === 'both' ? 'italic' : form === 'bold' ? 'plain' : form;
    case 'italic':
      if (on) return form === 'bold' || form === 'both' ? 'both' : 'italic';
      return form === 'both' ? 'bold' : form === 'italic' ? 'plain' : form;
    case 'underline':
    case 'strike':
      return form;
    default:
      return on ? look : form === look ? 'plain' : form;
  }
}

function has({ form, underline, strike }: Cell, look: Look): boolean {
  if (look === 'underline') return underline;
  if (look === 'strike') return strike;
  return form === look || ((look === 'bold' || look === 'italic') && form === 'both');
}

const can = (cell: Cell, look: Look): boolean =>
  look === 'underline' || look === 'strike' ? canBeMarked(cell) : canBe(cell, formWith(cell.form, look, true));

function set(cells: readonly Cell[], look: Look, on: boolean): string {
  return cells
    .map((cell) => {
      if (on && !can(cell, look)) return cell.text;
      const { underline, strike } = cell;
      return write(
        cell,
        formWith(cell.form, look, on),
        look === 'underline' ? on : underline,
        look === 'strike' ? on : strike,
      );
    })
    .join('');
}

/** A bold digit also counts as bold italic. */
const cellsFor = (text: string, look: Look): Cell[] =>
  look === 'both'
    ? cellsOf(text).map((cell) => (BOLD_DIGIT.test(cell.text) ? { ...cell, form: 'both' } : cell))
    : cellsOf(text);

/** Whether every letter that can have a look has it; false if none can. */
export function hasLook(text: string, look: Look): boolean {
  const able = cellsFor(text, look).filter((cell) => can(cell, look));
  return able.length > 0 && able.every((cell) => has(cell, look));
}

/**
 * Applies a look to a text, or removes it if all of the text has it. Bold and italic combine; monospace and small caps
 * have no bold or italic forms, so they replace them. Characters without such a form in Unicode stay unchanged.
 */
export const toggleLook = (text: string, look: Look): string => set(cellsFor(text, look), look, !hasLook(text, look));

/** Applies looks to a text, in addition to those it already has. */
export const withLooks = (text: string, looks: Iterable<Look>): string => {
  let styled = text;
  for (const look of looks) styled = set(cellsOf(styled), look, true);
  return styled;
};

/** The plain letters of a text: without forms, underline and strike-through. */
export const plainText = (text: string): string =>
  cellsOf(text)
    .map((cell) => cell.plain)
    .join('');

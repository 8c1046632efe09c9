/**
 * A tool's outputs. Declaring one defines its name, how it is shown, and the type of the value that `run` returns. Figures
 * are formatted for the page's language; their `data-value` is the plain number or the ISO date.
 */
import type { Utf8Text } from '../../core/text/long-text';
import type { Note, Problem, Step, Term } from './messages';

interface Base<Type extends string> {
  readonly type: Type;
  /** Shown largest, before the others. */
  readonly lead?: boolean;
}

/**
 * A text. Over 30,000 characters it is shown in a windowed view. `run` returns a string; a Blob if the text can exceed
 * 500 MB; or `Utf8Text` if the tool produces bytes.
 */
export interface TextOutput extends Base<'text'> {
  /** The extension of the downloaded file: 'txt', 'json', 'csv'. */
  readonly extension: string;
  /** The name of a choice field whose values are extensions: its value takes the place of `extension`. */
  readonly extensionFrom?: string;
  readonly mono: boolean;
  /** Wraps monospaced text that has no line structure (Base64); code scrolls horizontally instead. */
  readonly wrap?: boolean;
  /**
   * The text is an SVG with a `<title>`, shown as a picture with its code closed below. `extensionFrom` names the field with the
   * format to download: svg, png or pdf.
   */
  readonly drawing?: true;
  /** Of a drawing: the name of the field with the pixels of a PNG per pixel of the drawing; 2 if omitted. */
  readonly scaleFrom?: string;
}
/** A list: one `<output>` for each item, or one text (`ListText`) if the visitor chose that. */
export interface ItemsOutput extends Base<'items'> {
  /** `chips`: short texts side by side; clicking one copies it. */
  readonly look: 'list' | 'cards' | 'grid' | 'chips';
  /** The items are machine text, such as passwords and addresses: monospaced, so that l, I, and 1 differ. */
  readonly mono?: boolean;
  /** The items are numbers: not quoted in a JSON download, and not escaped in CSV. */
  readonly numeric?: boolean;
  /** What 'Copy all' puts between the items; a line break if omitted. */
  readonly join?: string;
}
export interface FigureOutput<Type extends FigureType = FigureType> extends Base<Type> {
  /** Decimal places for `decimal` and `percent`; if omitted, as many as the value has. */
  readonly digits?: number;
  /** Instead of `digits`: at most this many, without zeros at the end. The value itself keeps all of its digits. */
  readonly maxDigits?: number;
  /** Of `money`: the name of the field that contains the currency's ISO 4217 code. If omitted, amounts have no currency. */
  readonly currency?: string;
}
export interface TableOutput extends Base<'table'> {
  /** A chart of the same rows, above the table; `x` and `y` are columns' keys. */
  readonly chart?: {
    readonly type: 'line' | 'area' | 'bar' | 'donut';
    readonly x: string;
    readonly y: readonly string[];
  };
  /** The key of a column of percentages, which are also drawn as bars. */
  readonly bar?: string;
  /** The name of the field with the currency of the cells `{ money }`, as in `FigureOutput`. */
  readonly currency?: string;
}
/** Files to download. Their `<output>` shows the file's name and has its blob URL in `data-href`. */
export interface FilesOutput extends Base<'files'> {}

export type FigureType =
  | 'integer' // number or bigint
  | 'decimal' // a number, or text such as '1234.50', with every digit shown
  | 'decimals' // several of them as text, joined with ', '
  | 'money' // text such as '1234.50'; `currency` names the field with its currency
  | 'percent' // 12.5 is shown as 12.5 %
  | 'date' // '2026-11-21'
  | 'duration' // seconds, shown as 1 h 2 min 3 s
  | 'bytes' // shown as 1.2 MB
  | 'word' // text or a Term
  | 'sentence' // a Term that sums up the answer, shown without its label
  | 'code' // monospaced text
  | 'lines'; // several lines of monospaced text

export type Output = TextOutput | ItemsOutput | FigureOutput | TableOutput | FilesOutput;
export type Outputs = Readonly<Record<string, Output>>;

/** An item of a list: its text, which is copied, and what is shown with it. */
export interface Item {
  readonly text: string;
  /** The item in one word, for `data-value`: ‘free’. */
  readonly value?: string;
  /** The style's ID, for `data-style` of the surrounding element. */
  readonly style?: string;
  /** The name shown above the text. */
  readonly label?: string | Term;
  /** Only a sample: shown pale, and cannot be copied. */
  readonly sample?: boolean;
  /** Consecutive items of the same group are shown under its heading. */
  readonly group?: string | Term;
}

/** A list as one text: lines, commas or JSON. It is shown like any other text. */
export interface ListText {
  readonly text: string;
  /** The extension of the downloaded file. */
  readonly extension: string;
}

export interface Table {
  /** A column's key is its term's code, or its text (`columnKeys`). Charts and bars refer to columns by their keys. */
  readonly columns: readonly (string | Term)[];
  /** Numbers and exact decimals are formatted and right-aligned; `null` is an empty cell. */
  readonly rows: readonly (readonly Cell[])[];
  /** The name of the CSV download, without the extension. */
  readonly name?: string;
}
export type Cell =
  | string
  | number
  | bigint
  | Term
  | { readonly money: string }
  | { readonly exact: string }
  | { readonly date: string }
  | null;

export interface OutFile {
  readonly name: string;
  readonly blob: Blob;
}

type FigureValue<Type extends FigureType> = Type extends 'integer'
  ? number | bigint
  : Type extends 'decimal' | 'percent'
    ? number | string
    : Type extends 'duration' | 'bytes'
      ? number
      : Type extends 'word' | 'sentence'
        ? string | Term
        : string;

/** The value of an output. A figure is one value, none, or a list with one for each file or item of `result`. */
export type OutputValue<O> = O extends TextOutput
  ? string | Blob | Utf8Text
  : O extends ItemsOutput
    ? readonly (string | Item)[] | ListText
    : O extends TableOutput
      ? Table
      : O extends FilesOutput
        ? readonly OutFile[]
        : O extends FigureOutput<infer Type>
          ? FigureValue<Type> | readonly FigureValue<Type>[] | undefined
          : never;

/** What `run` returns: a problem, or values by output name. A string is short for `{ result: string }`. */
export type Given<O extends Outputs> =
  | Problem
  | (O extends { result: TextOutput } ? string : never)
  | ({ readonly [Name in keyof O]?: OutputValue<O[Name]> } & {
      readonly notes?: readonly (Note | false | undefined)[];
      readonly steps?: readonly Step[];
      /** A problem in addition to a result: some lines could not be read, but others could. */
      readonly problem?: Problem | undefined;
      /** Labels that depend on the input: 'CGST' instead of the label of `part1`. */
      readonly labels?: { readonly [Name in keyof O]?: Term };
      /** There is nothing to show yet (a wheel before it is spun): the form's state is `empty`. */
      readonly empty?: boolean;
    });

type Lead = { lead?: boolean };
/** Keeps the name of the currency's field in the type, so that `tool.ts` can be checked (`CurrencyFields`). */
type InCurrency<Field extends string> = { readonly currency: Field };

const figure =
  <Type extends FigureType>(type: Type) =>
  (options: Lead & { digits?: number; maxDigits?: number } = {}): FigureOutput<Type> => ({ type, ...options });

function money(options?: Lead & { digits?: number }): FigureOutput<'money'>;
function money<const Field extends string>(
  options: Lead & { digits?: number } & InCurrency<Field>,
): FigureOutput<'money'> & InCurrency<Field>;
function money(options: Lead & { digits?: number; currency?: string } = {}): FigureOutput<'money'> {
  return { type: 'money', ...options };
}

type TableOptions = Pick<TableOutput, 'chart' | 'bar'>;

function table(options?: TableOptions): TableOutput;
function table<const Field extends string>(options: TableOptions & InCurrency<Field>): TableOutput & InCurrency<Field>;
function table(options: TableOptions & { currency?: string } = {}): TableOutput {
  return { type: 'table', ...options };
}

/** Declares outputs: `give.money()`, `give.items()`; one function for each way to show a result. */
export const give = {
  text: (options: { extension?: string; extensionFrom?: string; mono?: boolean; wrap?: boolean } = {}): TextOutput => ({
    type: 'text',
    extension: 'txt',
    mono: false,
    ...options,
  }),
  drawing: (options: { extensionFrom: string; scaleFrom?: string }): TextOutput => ({
    type: 'text',
    extension: 'svg',
    mono: true,
    drawing: true,
    ...options,
  }),
  items: (options: Partial<Pick<ItemsOutput, 'look' | 'mono' | 'numeric' | 'join'>> = {}): ItemsOutput => ({
    type: 'items',
    look: 'list',
    ...options,
  }),
  table,
  files: (): FilesOutput => ({ type: 'files' }),
  integer: figure('integer'),
  decimal: figure('decimal'),
  decimals: figure('decimals'),
  money,
  percent: figure('percent'),
  date: figure('date'),
  duration: figure('duration'),
  bytes: figure('bytes'),
  word: figure('word'),
  /** Sums up the other outputs, above them. */
  sentence: (): FigureOutput<'sentence'> => ({ type: 'sentence', lead: true }),
  code: figure('code'),
  lines: figure('lines'),
};

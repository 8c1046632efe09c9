/**
 * What a tool gives, declared once: the output's name, how it is shown, and the type of the value that `run` returns.
 * A figure is formatted for the page's language; `data-value` holds the plain number or the ISO date.
 */
import type { Utf8Text } from '../../core/text/long-text';
import type { Note, Problem, Step, Term } from './messages';

interface Base<Type extends string> {
  readonly type: Type;
  /** Shown largest, before the others. */
  readonly lead?: boolean;
}

/** The tool's text; over 30 kB it is shown through a window. A Blob where it can pass 500 MB; bytes where a tool makes those. */
export interface TextOutput extends Base<'text'> {
  /** The downloaded file's name ends so: 'txt', 'json', 'csv'. */
  readonly extension: string;
  /** A choice whose values are extensions: the file is of the kind that is chosen. */
  readonly extensionFrom?: string;
  readonly mono: boolean;
  /** Monospaced text without lines of its own (Base64): it wraps, where code would scroll sideways. */
  readonly wrap?: boolean;
  /** The language id in which the text is written, for `lang` and screen readers; rarely needed. */
  readonly rows: number;
}
/** One `<output name="result">` for each item; or all of them as one text (`ListText`), where the visitor asked for that. */
export interface ItemsOutput extends Base<'items'> {
  readonly look: 'list' | 'cards' | 'grid';
  /** The items are numbers: bare in a JSON download, and kept as they are in CSV. */
  readonly numeric?: boolean;
}
export interface FigureOutput<Type extends FigureType = FigureType> extends Base<Type> {
  /** Digits behind the decimal sign, for `decimal`, `percent`; left out: as many as there are. */
  readonly digits?: number;
}
export interface TableOutput extends Base<'table'> {
  /** Drawn above the table from the same rows. */
  readonly chart?: {
    readonly type: 'line' | 'area' | 'bar' | 'donut';
    readonly x: number;
    readonly y: readonly number[];
  };
  /** A column of per cents, shown as bars too. */
  readonly bar?: number;
}
/** Files to download: `name`, and a blob URL in `data-href`. */
export interface FilesOutput extends Base<'files'> {}

export type FigureType =
  | 'integer' // number or bigint
  | 'decimal' // number, or text as '1234.50': kept to the last digit
  | 'money' // text as '1234.50'; the sign is that of the field `currency`, or none
  | 'percent' // 12.5 is shown as 12.5 %
  | 'date' // '2026-11-21'
  | 'duration' // seconds, shown as 1 h 2 min 3 s
  | 'bytes' // shown as 1.2 MB
  | 'word' // text or a Term
  | 'code' // text in monospace, copied on its own
  | 'lines'; // text of several lines in monospace

export type Output = TextOutput | ItemsOutput | FigureOutput | TableOutput | FilesOutput;
export type Outputs = Readonly<Record<string, Output>>;

/** An item of a list: what is copied, and what stands around it. */
export interface Item {
  readonly text: string;
  /** `data-style` of the element around it: the style's id. */
  readonly style?: string;
  /** Its name, above it. */
  readonly label?: string | Term;
  /** Only a sample (shown pale, not copied). */
  readonly sample?: boolean;
  /** Neighbours of one group stand under its heading. */
  readonly group?: string | Term;
}

/** A list written as one text: lines, commas, JSON. It goes through the windowed view like any text. */
export interface ListText {
  readonly text: string;
  /** The downloaded file's name ends so. */
  readonly extension: string;
}

export interface Table {
  readonly columns: readonly (string | Term)[];
  /** Numbers and exact decimals are aligned to the right and formatted; `null` is an empty cell. */
  readonly rows: readonly (readonly Cell[])[];
  /** The file's name without its extension, for the CSV download. */
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
      : Type extends 'word'
        ? string | Term
        : string;

/** A figure may be one value, none, or one for each file or item of `result`. */
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

/** What `run` returns: values by output name; text alone stands for `{ result: text }`. */
export type Given<O extends Outputs> =
  | Problem
  | (O extends { result: TextOutput } ? string : never)
  | ({ readonly [Name in keyof O]?: OutputValue<O[Name]> } & {
      readonly notes?: readonly (Note | false | undefined)[];
      readonly steps?: readonly Step[];
      /** A problem beside a result: some lines could not be read, the others were. */
      readonly problem?: Problem | undefined;
      /** Names that depend on what was asked: 'CGST' in place of the label of `part1`. */
      readonly labels?: { readonly [Name in keyof O]?: Term };
      /** Nothing to show yet (a wheel before its spin): state `empty`. */
      readonly empty?: boolean;
    });

type Lead = { lead?: boolean };

const figure =
  <Type extends FigureType>(type: Type) =>
  (options: Lead & { digits?: number } = {}): FigureOutput<Type> => ({ type, ...options });

/** `give.money()`, `give.items()`: one function for each way to show a result. */
export const give = {
  text: (
    options: { extension?: string; extensionFrom?: string; mono?: boolean; wrap?: boolean; rows?: number } = {},
  ): TextOutput => ({
    type: 'text',
    extension: 'txt',
    mono: false,
    rows: 8,
    ...options,
  }),
  items: (options: { look?: ItemsOutput['look']; numeric?: boolean } = {}): ItemsOutput => ({
    type: 'items',
    look: 'list',
    ...options,
  }),
  table: (options: Pick<TableOutput, 'chart' | 'bar'> = {}): TableOutput => ({ type: 'table', ...options }),
  files: (): FilesOutput => ({ type: 'files' }),
  integer: figure('integer'),
  decimal: figure('decimal'),
  money: figure('money'),
  percent: figure('percent'),
  date: figure('date'),
  duration: figure('duration'),
  bytes: figure('bytes'),
  word: figure('word'),
  code: figure('code'),
  lines: figure('lines'),
};

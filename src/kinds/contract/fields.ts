/**
 * A field is declared once; its control, validation, permalink key and TypeScript type follow from the declaration.
 * The key in a tool's `fields` is the control's name and the permalink's key.
 */
interface Base<Type extends string, Value> {
  readonly type: Type;
  readonly initial: Value;
  /** Shown only while each named field has one of these values; the control stays in the form. */
  readonly when?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** The form has no visible control for it: the page's preset sets it, or a link. */
  readonly hidden?: boolean;
  /**
   * Where the form shows the field (kinds/form/regions.ts): `main` in the bar above the input, for the mode and at most
   * three choices that most visitors make; `input` with the texts and files, for what the answer is computed from;
   * `more` in the closed 'More options'. Without a tier, texts and files are input and all else is `more`.
   */
  readonly tier?: 'main' | 'input' | 'more';
  /** Read from a link, never written to one, and never kept in storage. */
  readonly secret?: boolean;
  /** Not read from a link either: somebody else's key must not get into the form. */
  readonly typedOnly?: boolean;
  /** Read as it was given: lets the compiler find the value's type. */
  readonly value?: Value;
}

/** Text with several lines; it also accepts a file, by picker or drop. */
export interface TextField extends Base<'text', string> {
  /** What the file picker offers, e.g. `.csv,text/csv`. */
  readonly accept: string;
  /** Code and data: monospaced, never spell-checked. */
  readonly mono: boolean;
  readonly rows: number;
  /** Code: an editor with this language's syntax colors replaces the text area once the page is idle. */
  readonly code?: string;
  /** A choice whose values are such languages. */
  readonly codeFrom?: string;
  /** The language for each of that choice's values, where they are not its name: a converter chooses what comes out. */
  readonly codeNames?: Readonly<Record<string, string>>;
  /** In the worker `run` gets a file of over a megabyte as it is, not as text: for a tool that works on bytes. */
  readonly bytes?: true;
}
/** One line of text. */
export interface LineField extends Base<'line', string> {
  readonly autocomplete?: string;
}
/** A number small enough for a double. Typed in the page's language, canonical in a link. */
export interface NumberField extends Base<'number', number | undefined> {
  readonly min?: number;
  readonly max?: number;
  readonly integer: boolean;
  readonly optional: boolean;
  readonly slider: boolean;
}
/** A decimal number of any length, as canonical text ('1234.56'); '' while empty. */
export interface DecimalField extends Base<'decimal', string> {
  readonly min?: string;
  readonly max?: string;
  /** `either`: another field can say the same (years, months), so the label doesn't call it optional. */
  readonly optional: boolean | 'either';
  /** Shown behind the control: '%', '€'. */
  readonly unit?: string;
}
export interface FlagField extends Base<'flag', boolean> {}
export interface ChoiceField<Value extends string = string> extends Base<'choice', Value> {
  readonly values: readonly Value[];
  /** The values are names that every language writes alike ('svg', 'A', 'UTF-8'), so they need no labels. */
  readonly plain: boolean;
  /** `buttons`: a row of radio buttons, for up to five short choices. */
  readonly look: 'select' | 'buttons';
  /** The page lists the values by their labels in its language, 'other' last. */
  readonly alphabetical?: boolean;
  /** The page's language decides the first value: its most common currency. */
  readonly byLanguage?: 'currency';
}
/** A calendar day as ISO text ('2026-11-21'); '' while empty. `initial: 'today'` is the visitor's day. */
export interface DateField extends Base<'date', string> {
  readonly optional: boolean;
}
/** '#rrggbb' */
export interface ColorField extends Base<'color', string> {}
export interface FilesField extends Base<'files', readonly File[]> {
  readonly accept: string;
  readonly many: boolean;
  /** The form does not wait for files. */
  readonly optional: boolean;
  /** Address of a file of this site that the control offers for trying the tool; `{lang}` is the page's language. */
  readonly sample?: string;
}

export type Field =
  | TextField
  | LineField
  | NumberField
  | DecimalField
  | FlagField
  | ChoiceField
  | DateField
  | ColorField
  | FilesField;

export type Fields = Readonly<Record<string, Field>>;

/** The argument of `run`: each field's name with its validated value. */
export type Values<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type ValueOf<F> =
  F extends ChoiceField<infer Value>
    ? Value
    : F extends NumberField
      ? F extends { readonly optional: true }
        ? number | undefined
        : number
      : F extends FlagField
        ? boolean
        : F extends FilesField
          ? readonly File[]
          : F extends { readonly bytes: true }
            ? string | Blob
            : string;

type Common = Pick<Base<string, unknown>, 'when' | 'hidden' | 'tier' | 'secret' | 'typedOnly'>;

type TextOptions = Common &
  Partial<Pick<TextField, 'initial' | 'accept' | 'mono' | 'rows' | 'code' | 'codeFrom' | 'codeNames'>>;

export function text(options: TextOptions & { bytes: true }): TextField & { readonly bytes: true };
export function text(options?: TextOptions): TextField;
export function text(options: TextOptions & { bytes?: true } = {}): TextField {
  return {
    type: 'text',
    initial: '',
    accept: '.txt,.md,.csv,.html,text/*',
    mono: options.code !== undefined || options.codeFrom !== undefined,
    rows: 8,
    ...options,
  };
}

export const line = (options: Common & { initial?: string; autocomplete?: string } = {}): LineField => ({
  type: 'line',
  initial: '',
  ...options,
});

type NumberOptions = Common & { min?: number; max?: number; integer?: boolean; slider?: boolean };

/** A required number; the form shows a problem while it is empty. */
export const number = (initial: number, options: NumberOptions = {}): NumberField & { readonly optional: false } => ({
  type: 'number',
  initial,
  integer: true,
  slider: false,
  ...options,
  optional: false,
});

/** An optional number; `undefined` while empty. */
export const optionalNumber = (options: NumberOptions = {}): NumberField & { readonly optional: true } => ({
  type: 'number',
  initial: undefined,
  integer: true,
  slider: false,
  ...options,
  optional: true,
});

/** With `initial: ''` and not optional, the form waits (state `empty`) until something is typed. */
export const decimal = (
  initial: string,
  options: Common & { min?: string; max?: string; optional?: boolean | 'either'; unit?: string } = {},
): DecimalField => ({ type: 'decimal', initial, optional: false, ...options });

export const flag = (initial = false, options: Common = {}): FlagField => ({ type: 'flag', initial, ...options });

interface ChoiceOptions<Value> extends Common {
  initial?: Value;
  look?: 'select' | 'buttons';
  alphabetical?: boolean;
  byLanguage?: 'currency';
}

/** One of several; each value needs a label in `strings.choices`. The first is the default. */
export function choice<const Value extends string>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<NoInfer<Value>> = {},
): ChoiceField<Value> & { readonly plain: false } {
  return { type: 'choice', values, initial: values[0], look: 'select', ...options, plain: false };
}

/** One of several names that are the same in every language: the values are the labels. */
export function names<const Value extends string>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<NoInfer<Value>> = {},
): ChoiceField<Value> & { readonly plain: true } {
  return { type: 'choice', values, initial: values[0], look: 'select', ...options, plain: true };
}

export const date = (options: Common & { initial?: '' | 'today'; optional?: boolean } = {}): DateField => ({
  type: 'date',
  initial: '',
  optional: false,
  ...options,
});

export const color = (initial: string, options: Common = {}): ColorField => ({ type: 'color', initial, ...options });

type FilesOptions = Common & { accept: string; many?: boolean; optional?: boolean; sample?: string };

/** A tool that does nothing without a picture offers one of its own. */
export const files = (options: FilesOptions): FilesField => ({
  type: 'files',
  initial: [],
  many: true,
  optional: false,
  ...(options.accept.startsWith('image/*') && !options.optional && { sample: '/samples/lake.jpg' }),
  ...options,
});

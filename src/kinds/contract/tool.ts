import type { InterfaceKey } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';
import type { SharedLabel } from '../../i18n/shared';
import type { RandomSource } from '../../core/numbers/random';
import type { ChoiceField, Fields, Values } from './fields';
import { give, type Given, type Outputs, type TextOutput } from './outputs';
import type { CodesIn, Problem } from './messages';

export const KINDS = ['text', 'styles', 'stats', 'generator', 'calculator', 'gallery', 'file', 'lookup'] as const;
export type Kind = (typeof KINDS)[number];

/** What a tool may know of the world: nothing else is read by its logic. */
export interface Context {
  /** The instant at which the run began. */
  readonly now: Date;
  /** The visitor's calendar day, ISO. */
  readonly today: string;
  readonly lang: Lang;
  /** Unseeded: crypto's. With a seed: xoroshiro128+ from its SHA-256 (core/numbers/random). */
  readonly random: (seed?: string) => Promise<RandomSource>;
  /** Aborted when a newer run begins or the visitor cancels; in a worker the worker ends. */
  readonly signal: AbortSignal;
  /** How much is done, 0 to 1. */
  readonly progress: (part: number) => void;
  /** Asks a service; examples answer from a recording. JSON, a time-out of 8 s, one retry. */
  readonly ask: (url: string, accept: string) => Promise<unknown>;
}

export interface Definition<F extends Fields, O extends Outputs, R extends Given<O>> {
  readonly kind: Kind;
  readonly fields: F;
  readonly outputs: O;
  readonly run: (values: Values<F>, context: Context) => R | Promise<R>;
  /**
   * Where `run` works: `auto` = in a worker once a text is longer than 50,000 characters or a file is given;
   * `always` = in a worker; `never` = on the page, for what needs the DOM; a function decides by the values.
   */
  readonly worker: 'auto' | 'always' | 'never' | ((values: Readonly<Record<string, unknown>>) => boolean);
  /** The result comes at once with the page (a generator's first draw). */
  readonly eager: boolean;
  /** `run` is ended after so long, with 'error.timeout': for what a visitor can make endless (a regular expression). */
  readonly timeoutMs?: number;
  /**
   * Values that follow from the field just changed: a country fills its rate. Gives canonical text by field name; what
   * the visitor typed in other fields is replaced by it.
   */
  readonly fills?: (changed: string, values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** What is made is a secret: no history, nothing kept in this tab, no result in a link. */
  readonly secret?: boolean;
  /** Outputs that a link carries in a field's place, so that it shows the same again: `{ seed: 'seedUsed' }`. */
  readonly link?: Readonly<Record<string, string>>;
  /** Buttons that fill fields: a country's reduced rates. Canonical values by field name. */
  readonly suggests?: (
    values: Readonly<Record<string, unknown>>,
  ) => readonly { readonly text: string; readonly values: Readonly<Record<string, string>> }[];
  /** A button makes the next result ('Generate', 'Look up'); typing does not. */
  readonly button?: 'generate' | 'lookup';
  /** What 'Swap' turns round: two fields, or one choice of two; the text result becomes the input. */
  readonly swap?: readonly [string, string] | readonly [string];
}

type Options<F extends Fields, O extends Outputs, R extends Given<O>> = {
  fields: F;
  outputs?: O;
  run: (values: Values<F>, context: Context) => R | Promise<R>;
} & Partial<
  Pick<
    Definition<F, O, R>,
    'worker' | 'eager' | 'timeoutMs' | 'fills' | 'secret' | 'link' | 'suggests' | 'button' | 'swap'
  >
>;

const kindOf =
  <Preset extends Partial<Definition<Fields, Outputs, never>> & { kind: Kind }>(preset: Preset) =>
  <const F extends Fields, const O extends Outputs, R extends Given<O>>(
    tool: Options<F, O, R> & { outputs: O },
  ): Definition<F, O, R> => ({ worker: 'auto', eager: false, ...preset, ...tool });

type TextOutputs = { readonly result: TextOutput };

/** Text in, options, text out. `outputs` beside `result` are figures under it; `result` may be declared to say more. */
export function textTool<const F extends Fields, R extends Given<TextOutputs & O>, const O extends Outputs = {}>(
  tool: Options<F, O, R>,
): Definition<F, TextOutputs & O, R> {
  const outputs: TextOutputs & O = Object.assign({ result: give.text() }, tool.outputs);
  return { kind: 'text', worker: 'auto', eager: false, ...tool, outputs };
}

/** Text in, many styled results out: `result` is a list of items with `style` and `label`. Samples come with the page. */
export const stylesTool = kindOf({ kind: 'styles', eager: true, worker: 'never' });
/** Text in, figures and tables out. */
export const statsTool = kindOf({ kind: 'stats' });
/** Options in, N results out; a first result on load, a button for the next. */
export const generatorTool = kindOf({ kind: 'generator', eager: true, button: 'generate' });
/** Fields in, figures, a table and a chart out. */
export const calculatorTool = kindOf({ kind: 'calculator', worker: 'never' });
/** A searchable grid, click to copy. */
export const galleryTool = kindOf({ kind: 'gallery', eager: true, worker: 'never' });
/** Files in, preview, options, files out. */
export const fileTool = kindOf({ kind: 'file', worker: 'always' });
/** A query, a service, a table out. Nothing is sent before the visitor submits. */
export const lookupTool = kindOf({ kind: 'lookup', worker: 'never', button: 'lookup' });

/** Any tool, its types erased: for the house, which handles all of them alike. The one place with `any`. */
export type AnyTool = Omit<Definition<Fields, Outputs, never>, 'run'> & {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly run: (values: any, context: Context) => any;
};

/**
 * What a tool says of itself as plain data: the page writes it into the island's props, so that the form stands and wakes
 * without the tool's logic, which loads beside it.
 */
export type Declared = Pick<
  AnyTool,
  'kind' | 'fields' | 'outputs' | 'eager' | 'button' | 'swap' | 'secret' | 'link'
> & {
  readonly fills: boolean;
  readonly suggests: boolean;
};

/** A property that is not so need not be said: every page carries this. `initial` and `when` can be false and mean it. */
const short = <T extends Fields | Outputs>(entries: T): T =>
  JSON.parse(
    JSON.stringify(entries, (key, value: unknown) =>
      value === false && key !== 'initial' && Number.isNaN(Number(key)) ? undefined : value,
    ),
  );

export const declared = ({
  kind,
  fields,
  outputs,
  eager,
  button,
  swap,
  secret,
  link,
  fills,
  suggests,
}: AnyTool): Declared => ({
  kind,
  fields: short(fields),
  outputs: short(outputs),
  eager,
  fills: fills !== undefined,
  suggests: suggests !== undefined,
  ...(button && { button }),
  ...(swap && { swap }),
  ...(secret && { secret }),
  ...(link && { link }),
});

/* ── What a tool's own strings must hold ─────────────────────────────────────────────────────────────────────── */

type ChoiceNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly type: 'choice'; readonly plain: true } | { readonly hidden: true }
    ? never
    : F[Name] extends { readonly type: 'choice' }
      ? Name
      : never;
}[keyof F];

/** A sentence for each code, but for those that the interface strings have already ('error.min'). */
type NeedsAll<Codes extends string, Key extends string> = [Exclude<Codes, InterfaceKey>] extends [never]
  ? { [K in Key]?: Record<string, never> }
  : { [K in Key]: Record<Exclude<Codes, InterfaceKey>, string> };

type Labels<Own extends string, Shared extends string> = { [Name in Exclude<Own, Shared>]: string } & {
  [Name in Extract<Own, Shared>]?: string;
};

/** The words of one tool in one language. A missing label, choice, problem, note, step or term is a type error. */
export type ToolStrings<T> =
  T extends Definition<infer F, infer O, infer R>
    ? {
        /** Names of the fields and the results; those of `SharedLabel` may be left out. */
        labels: Labels<Extract<keyof F | keyof O, string>, SharedLabel>;
        /** A line under a control. */
        hints?: { [Name in keyof F]?: string };
        /** A sample shown inside an empty control. */
        placeholders?: { [Name in keyof F]?: string };
        /** Words of the tool's own component, where it has one. */
        own?: Readonly<Record<string, string>>;
      } & ([ChoiceNames<F>] extends [never]
        ? { choices?: Record<string, never> }
        : {
            choices: {
              [Name in ChoiceNames<F>]: F[Name] extends ChoiceField<infer Value> ? Record<Value, string> : never;
            };
          }) &
        NeedsAll<CodesIn<R, 'problem'>, 'problems'> &
        NeedsAll<CodesIn<R, 'note'>, 'notes'> &
        NeedsAll<CodesIn<R, 'step'>, 'steps'> &
        NeedsAll<CodesIn<R, 'term'>, 'terms'>
    : never;

/**
 * The same words in another language, with nothing left out and nothing added:
 * `export default { … } satisfies Translation<typeof en>`.
 */
export type Translation<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : Name extends 'hints'
      ? // A hint may be about one language alone: letters that its script lacks.
        Translation<English[Name]> & Readonly<Record<string, string>>
      : Translation<English[Name]>;
};

/* ── Examples ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A file given to an example: made of text, of base64, or read from `public/samples/`. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  readonly base64?: string;
  readonly sample?: string;
}

type Input<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends { type: 'files' }
    ? readonly SampleFile[]
    : F[Name] extends { type: 'decimal' }
      ? string | number
      : Values<F>[Name];
};

/** What outputs must hold: plain values as in `data-value`, texts of a list in order. */
export type Expected = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Example<F extends Fields> {
  readonly values: Input<F>;
  /** Exact text of `result`; values by output; a problem; or, for what is random, a predicate over the outputs' plain values. */
  readonly gives: string | Expected | Problem | ((outputs: Record<string, readonly string[]>) => boolean);
  /** The standard or the independent program the expected value comes from. */
  readonly source: string;
  /** The one language in which this holds, where the result depends on the page's. */
  readonly lang?: Lang;
  /** 'browser': the logic needs a codec or a canvas that Node lacks, so Vitest leaves it to Playwright. */
  readonly where?: 'browser';
  /** Recorded answers of a service: address (or its end) and the JSON it gave. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Any tool's example, its types erased. */
export type AnyExample = Omit<Example<Fields>, 'values'> & { readonly values: Readonly<Record<string, unknown>> };

/** `export default […] satisfies Examples<typeof tool>` */
export type Examples<T> = T extends Definition<infer F, infer _O, infer _R> ? readonly Example<F>[] : never;

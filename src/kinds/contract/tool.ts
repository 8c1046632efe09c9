import type { InterfaceKey } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';
import type { SharedLabel } from '../../i18n/shared';
import type { RandomSource } from '../../core/numbers/random';
import type { ChoiceField, Fields, Values } from './fields';
import { give, type Given, type Outputs, type TextOutput } from './outputs';
import type { CodesIn, Problem } from './messages';

export const KINDS = ['text', 'styles', 'stats', 'generator', 'calculator', 'gallery', 'file', 'lookup'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything outside its values that a tool's logic may read or call. */
export interface Context {
  /** When the run began. */
  readonly now: Date;
  /** The visitor's current date, ISO. */
  readonly today: string;
  readonly lang: Lang;
  /** `crypto.getRandomValues`; with a seed, xoroshiro128+ initialized with its SHA-256 (core/numbers/random). */
  readonly random: (seed?: string) => Promise<RandomSource>;
  /** Aborted when a newer run begins or the visitor cancels. In a worker it never fires: the worker is terminated. */
  readonly signal: AbortSignal;
  /** Reports how much is done, from 0 to 1. */
  readonly progress: (part: number) => void;
  /** Fetches JSON from a service, with a timeout of 8 s and one retry. Examples use recorded answers. */
  readonly ask: (url: string, accept: string) => Promise<unknown>;
}

export interface Definition<F extends Fields, O extends Outputs, R extends Given<O>> {
  readonly kind: Kind;
  readonly fields: F;
  readonly outputs: O;
  readonly run: (values: Values<F>, context: Context) => R | Promise<R>;
  /**
   * Where `run` is executed. `auto`: in a worker if a text is longer than 50,000 characters or there is a file; `always`: in
   * a worker; `never`: on the main thread, for tools that need the DOM; a function decides by the values.
   */
  readonly worker: 'auto' | 'always' | 'never' | ((values: Readonly<Record<string, unknown>>) => boolean);
  /** Runs as soon as the page has loaded (a generator's first result). */
  readonly eager: boolean;
  /** Stops `run` after this time with 'error.timeout': for input that can take forever (a regular expression). */
  readonly timeoutMs?: number;
  /**
   * Values of other fields that follow from the field just changed: choosing a country fills in its tax rate. Returns
   * canonical text by field name, which replaces what the visitor typed in those fields.
   */
  readonly fills?: (changed: string, values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** The results are secret: no history, nothing stored in this tab, no result in a link. */
  readonly secret?: boolean;
  /** Fields that this device keeps for the next visit to the page: settings, never what is processed. */
  readonly keeps?: readonly string[];
  /** Outputs that a link contains as the value of a field, so that it reproduces the result: `{ seed: 'seedUsed' }`. */
  readonly link?: Readonly<Record<string, string>>;
  /** Buttons that fill in fields: a country's reduced tax rates. Their `values` are canonical text by field name. */
  readonly suggests?: (
    values: Readonly<Record<string, unknown>>,
    lang: Lang,
  ) => readonly { readonly text: string; readonly values: Readonly<Record<string, string>> }[];
  /** The tool has a button 'Generate' (or what its strings' `action` says) or 'Look up'. A lookup runs only when it is pressed, never while typing. */
  readonly button?: 'generate' | 'lookup';
  /** The button is shown only with this field, such as how many to make: a mode that checks what is typed has neither. */
  readonly buttonWith?: string;
  /** What the button 'Swap' exchanges: two fields, or the values of one choice with two. The text result becomes the input. */
  readonly swap?: readonly [string, string] | readonly [string];
}

/** A type error for each output whose `currency` isn't the name of a field. */
type CurrencyFields<F extends Fields, O extends Outputs> = {
  readonly [Name in keyof O]: O[Name] extends { readonly currency: string }
    ? { readonly currency: Extract<keyof F, string> }
    : unknown;
};

type Options<F extends Fields, O extends Outputs, R extends Given<O>> = {
  fields: F;
  keeps?: readonly Extract<keyof F, string>[];
  buttonWith?: Extract<keyof F, string>;
  outputs?: O & CurrencyFields<F, O>;
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

/** Text and options in, text out. Other `outputs` are figures below `result`; declare `result` only to set its options. */
export function textTool<const F extends Fields, R extends Given<TextOutputs & O>, const O extends Outputs = {}>(
  tool: Options<F, O, R>,
): Definition<F, TextOutputs & O, R> {
  const outputs: TextOutputs & O = Object.assign({ result: give.text() }, tool.outputs);
  return { kind: 'text', worker: 'auto', eager: false, ...tool, outputs };
}

/** Text in, many styled texts out: `result` is a list of items with `style` and `label`. It shows samples on load. */
export const stylesTool = kindOf({ kind: 'styles', eager: true, worker: 'never' });
/** Text in, figures and tables out. */
export const statsTool = kindOf({ kind: 'stats' });
/** Options in, a list of results out: the first on load, the next with a button. */
export const generatorTool = kindOf({ kind: 'generator', eager: true, button: 'generate' });
/** Fields in, figures, a table and a chart out. */
export const calculatorTool = kindOf({ kind: 'calculator', worker: 'never' });
/** A searchable grid whose items are copied with a click. */
export const galleryTool = kindOf({ kind: 'gallery', eager: true, worker: 'never' });
/** Files and options in, files out, with a preview. */
export const fileTool = kindOf({ kind: 'file', worker: 'always' });
/** A query in, a service's answer out as a table. Nothing is sent before the visitor submits. */
export const lookupTool = kindOf({ kind: 'lookup', worker: 'never', button: 'lookup' });

/** Any tool, with its types erased, for code that handles all tools the same way. This is the only `any`. */
export type AnyTool = Omit<Definition<Fields, Outputs, never>, 'run'> & {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly run: (values: any, context: Context) => any;
};

/**
 * The part of a tool's definition that its form reads. If a tool brings a component of its own, the page contains it in the
 * island's props (`declared`), so that the form renders and hydrates without the tool's logic, which may load later.
 */
export type Declared = Pick<
  AnyTool,
  'kind' | 'fields' | 'outputs' | 'eager' | 'button' | 'buttonWith' | 'swap' | 'secret' | 'keeps' | 'link'
> & {
  /** Whether values of some fields follow from others. */
  readonly fills?: AnyTool['fills'] | true;
  /** In a page set only if the tool never runs in the worker; such a page doesn't keep the worker's files for offline use. */
  readonly worker?: AnyTool['worker'];
};

/** Omits properties that are `false`, because every page contains this data; `initial` and values in `when` are kept. */
const short = <T extends Fields | Outputs>(entries: T): T =>
  JSON.parse(
    JSON.stringify(entries, (key, value: unknown) =>
      value === false && key !== 'initial' && Number.isNaN(Number(key)) ? undefined : value,
    ),
  );

/** A tool's declaration for a page: plain data, and short. */
export const declared = ({
  kind,
  fields,
  outputs,
  eager,
  button,
  buttonWith,
  swap,
  secret,
  keeps,
  link,
  fills,
  worker,
}: AnyTool): Declared => ({
  kind,
  fields: short(fields),
  outputs: short(outputs),
  eager,
  ...(fills && { fills: true }),
  ...(button && { button }),
  ...(buttonWith && { buttonWith }),
  ...(swap && { swap }),
  ...(secret && { secret }),
  ...(keeps && { keeps }),
  ...(link && { link }),
  ...(worker === 'never' && { worker }),
});

/* ── A tool's strings ────────────────────────────────────────────────────────────────────────────────────────── */

type ChoiceNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly type: 'choice'; readonly plain: true } | { readonly hidden: true }
    ? never
    : F[Name] extends { readonly type: 'choice' }
      ? Name
      : never;
}[keyof F];

/** A message for each code, except for those that are in the interface strings ('error.min'). */
type NeedsAll<Codes extends string, Key extends string> = [Exclude<Codes, InterfaceKey>] extends [never]
  ? { [K in Key]?: Record<string, never> }
  : { [K in Key]: Record<Exclude<Codes, InterfaceKey>, string> };

type Labels<Own extends string, Shared extends string> = { [Name in Exclude<Own, Shared>]: string } & {
  [Name in Extract<Own, Shared>]?: string;
};

/** A tool's strings in one language. A missing label, choice, problem, note, step or term is a type error. */
export type ToolStrings<T> =
  T extends Definition<infer F, infer O, infer R>
    ? {
        /** Labels of the fields and outputs; those in `SharedLabel` are optional. */
        labels: Labels<Extract<keyof F | keyof O, string>, SharedLabel>;
        /** A line below a control. */
        hints?: { [Name in keyof F]?: string };
        /** A sample shown in an empty control. */
        placeholders?: { [Name in keyof F]?: string };
        /** What the button 'Generate' says if another verb fits the tool better: 'Pick', 'Draw'. One or two words. */
        action?: string;
        /** Strings for the tool's own component, if it has one. */
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
 * The same strings in another language, with the same keys:
 * `export default { … } satisfies Translation<typeof en>`. Labels may also name what many tools share (`SharedLabel`).
 */
export type Translation<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : Name extends 'hints'
      ? // A hint may apply to only one language: letters that its alphabet lacks.
        Translation<English[Name]> & Readonly<Record<string, string>>
      : Name extends 'labels'
        ? Translation<English[Name]> & { readonly [Shared in SharedLabel]?: string }
        : Translation<English[Name]>;
};

/* ── Examples ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** An input file of an example: from text or from base64. The build publishes it below `/samples/`. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  readonly base64?: string;
}

type Input<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends { type: 'files' }
    ? readonly SampleFile[]
    : F[Name] extends { type: 'decimal' }
      ? string | number
      : Values<F>[Name];
};

/** The expected outputs: plain values as in `data-value`, or the texts of a list in order. */
export type Expected = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Example<F extends Fields> {
  readonly values: Input<F>;
  /** The exact text of `result`; values by output; a problem; or, for random results, a predicate of the plain values. */
  readonly gives: string | Expected | Problem | ((outputs: Record<string, readonly string[]>) => boolean);
  /** The standard or the independent program that the expected value comes from. */
  readonly source: string;
  /** The only page language for which this example is true, if the result depends on the language. */
  readonly lang?: Lang;
  /** 'browser': the logic needs a codec or a canvas that Node lacks, so Playwright runs this example and Vitest skips it. */
  readonly where?: 'browser';
  /** Recorded answers of a service: the URL, or the end of it, and the JSON that it returned (or a `recordedStatus`). */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** An example of any tool, with its types erased. */
export type AnyExample = Omit<Example<Fields>, 'values'> & { readonly values: Readonly<Record<string, unknown>> };

/** `export default […] satisfies Examples<typeof tool>` */
export type Examples<T> = T extends Definition<infer F, infer _O, infer _R> ? readonly Example<F>[] : never;

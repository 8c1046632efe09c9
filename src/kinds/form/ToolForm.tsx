import { lazy, Suspense, type ReactNode } from 'react';
import { FormActions, RunButton, SwapButton } from '../parts/Actions';
import { Notes, ProblemAlert, Status } from '../parts/Alert';
import { Controls } from '../parts/controls/Controls';
import { MoreOptions } from '../parts/controls/MoreOptions';
import { isFigure } from '../parts/results/figure';
import Results, { type ResultsProps } from '../parts/results/Results';
import type { Form } from './form';
import type { FigureOutput } from '../contract/outputs';
import type { Declared, Kind } from '../contract/tool';
import { regionsOf, startsWithFiles, startsWithResult } from './regions';

export { Results };

interface FrameProps {
  form: Form;
  children: ReactNode;
  className?: string;
}

/** The `<form id="tool">` around every tool, including those with their own component. */
export function FormFrame({ form, children, className = '' }: FrameProps): ReactNode {
  return (
    <form
      id="tool"
      ref={form.ref}
      className={`tool kind-${form.tool.kind} ${className}`}
      data-state="loading"
      data-kind={form.tool.kind}
      data-eager={form.tool.eager && awaitsFirst(form) ? '' : undefined}
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
    </form>
  );
}

/** Whether the first result is still to come (styles/panes.css). */
const awaitsFirst = ({ outcome, state }: Form): boolean => !outcome && (state === 'loading' || state === 'working');

const LeadBar = lazy(async () => ({ default: (await import('../parts/results/LeadBar')).LeadBar }));

/** Kinds whose result is beside the input on a wide screen; the others need the whole width for it. */
const BESIDE: readonly Kind[] = ['text', 'calculator', 'generator', 'file'];

/** What a tool adds to the form's regions. */
interface Slots {
  className?: string;
  /** The page starts with the result; by default a generator that has no input does. */
  resultFirst?: boolean;
  /** The result is below the input on wide screens too: what the visitor works on needs the width. */
  stacked?: boolean;
  /** The fields that the tool's own parts show. */
  placed?: readonly string[];
  /** Figures above the input, which stay in view; by default the first six of a counter. */
  strip?: readonly string[];
  /** What the button says before the first result, if it depends on the values; otherwise it's in the tool's strings. */
  action?: string | undefined;
  /** After the main choices. */
  bar?: ReactNode;
  /** After the texts and files. */
  input?: ReactNode;
  /** The outputs in groups, in another order than the tool declares, or with an action on each row or item. */
  results?: readonly Omit<ResultsProps, 'form'>[];
  /** Before the results: a result that the tool shows itself. */
  above?: ReactNode;
  /** After the results and their button. */
  below?: ReactNode;
  /** As wide as the form, below all of these: tables, previews. */
  wide?: ReactNode;
  /** In the closed options, after the fields. */
  more?: ReactNode;
}

/**
 * A tool of any kind, in five regions, always in this order: the bar with the mode and the main choices, the input, the
 * result, more options (closed), and notes. A generator, which has no input, starts with its result, and a tool for files
 * with the file and its result, so that a phone shows both at once. A kind's look comes from its class.
 */
export function ToolForm({ form: given, className = '', placed, ...slots }: Slots & { form: Form }): ReactNode {
  const { tool } = given;
  const regions = regionsOf(tool.fields, placed);
  const askAt = tool.button === 'lookup' ? 'input' : undefined;
  const form = { ...given, clearAt: firstText(tool, regions.input), askAt };
  const { resultFirst = startsWithResult(tool) } = slots;
  const filesFirst = startsWithFiles(tool);
  const tables = wideTables(tool, slots);
  const strip = slots.strip ?? (tool.kind === 'stats' && !slots.results ? firstFigures(tool) : []);
  const lead = tool.kind === 'calculator' ? leadFigure(given) : undefined;
  const hasBar = regions.bar.length > 0 || slots.bar !== undefined;
  const hasOwnButton = askAt !== undefined && !given.hidden.has(askAt);
  const run = tool.button && !hasOwnButton && !given.hidden.has(tool.buttonWith ?? '') && (
    <div className="actions run">
      <RunButton form={form} action={slots.action} />
    </div>
  );
  const bar = hasBar && (
    <div className="tool-bar">
      <Controls form={form} only={regions.bar} />
      {slots.bar}
      <SwapButton form={form} />
    </div>
  );
  const entry = (
    <div className="tool-in">
      {regions.input.length > 0 && (
        <div className={tool.kind === 'calculator' ? 'options' : 'texts'}>
          <Controls form={form} only={regions.input} />
        </div>
      )}
      {slots.input}
      <Suggestions form={form} />
      {!resultFirst && run}
    </div>
  );
  return (
    <FormFrame
      form={form}
      className={`panes ${BESIDE.includes(tool.kind) && !slots.stacked ? 'beside ' : ''}${resultFirst ? 'result-first ' : ''}${filesFirst ? 'files-first ' : ''}${className}`}
    >
      {strip.length > 0 && (
        <div className="tool-strip">
          <Results form={withoutHistory(form)} only={strip} />
        </div>
      )}
      {!resultFirst && !filesFirst && bar}
      {!resultFirst && entry}
      <Outputs form={form} slots={slots} elsewhere={[...tables, ...strip]} run={resultFirst && run} />
      {(resultFirst || filesFirst) && bar}
      {resultFirst && entry}
      <div className="tool-more">
        <MoreOptions form={form} names={regions.more}>
          {slots.more}
        </MoreOptions>
        <FormActions form={form}>{!hasBar && <SwapButton form={form} />}</FormActions>
      </div>
      <Wide form={form} slots={slots} tables={tables} />
      <div className="tool-notes">
        <Notes form={form} />
      </div>
      {lead && form.outcome && (
        <Suspense>
          <LeadBar form={form} {...lead} />
        </Suspense>
      )}
    </FormFrame>
  );
}

/** Buttons that fill fields, such as a country's reduced rates. */
function Suggestions({ form }: { form: Form }): ReactNode {
  const values = form.reading()?.values;
  const suggestions = (values && form.logic?.suggests?.(values, form.props.lang)) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <div className="actions">
      {suggestions.map(({ text, values: filled }) => (
        <button key={text} type="button" onClick={() => form.setValues(filled)}>
          {text}
        </button>
      ))}
    </div>
  );
}

interface OutputsProps {
  form: Form;
  slots: Slots;
  /** The outputs that another region shows. */
  elsewhere: readonly string[];
  /** The button 'Again', directly below the result that it makes again. */
  run: ReactNode;
}

/** Messages and results. */
function Outputs({ form, slots, elsewhere, run }: OutputsProps): ReactNode {
  const results = slots.results ?? [
    { only: Object.keys(form.tool.outputs).filter((name) => !elsewhere.includes(name)) },
  ];
  return (
    <div className="tool-out">
      <ProblemAlert form={form} />
      {slots.above}
      {results.map((group, index) => (
        // The working and the history of draws follow the last group.
        <Results key={index} form={index < results.length - 1 ? withoutHistory(form) : form} {...group} />
      ))}
      {run}
      {slots.below}
      <Status form={form} />
    </div>
  );
}

/** Tables and charts that need the form's whole width. They are long, so the options come before them. */
function Wide({ form, slots, tables }: { form: Form; slots: Slots; tables: readonly string[] }): ReactNode {
  const hasTables = tables.some((name) => form.outcome?.values[name] !== undefined);
  return (
    (hasTables || slots.wide) && (
      <div className="tool-wide">
        {slots.wide}
        {hasTables && <Results form={withoutHistory(form)} only={tables} />}
      </div>
    )
  );
}

/** A calculator's figures are beside its fields, its tables and charts below both. */
const wideTables = ({ kind, outputs }: Declared, { results }: Slots): readonly string[] =>
  kind === 'calculator' && !results ? Object.keys(outputs).filter((name) => outputs[name]?.type === 'table') : [];

function leadFigure({ tool, outcome }: Form): { name: string; output: FigureOutput } | undefined {
  for (const [name, output] of Object.entries(tool.outputs))
    if (isFigure(output) && output.lead && (outcome?.values[name] ?? '') !== '') return { name, output };
  return undefined;
}

/** The text that is shown in every mode, if there is one. */
const firstText = ({ fields }: Declared, names: readonly string[]): string | undefined =>
  names.find((name) => fields[name]?.type === 'text' && !fields[name].hidden && !fields[name].when);

/** The most important figures of a text, which stay in view above it. */
const firstFigures = ({ outputs }: Declared): readonly string[] =>
  Object.keys(outputs)
    .filter((name) => isFigure(outputs[name]))
    .slice(0, 6);

const withoutHistory = (form: Form): Form => ({
  ...form,
  history: [],
  outcome: form.outcome && { ...form.outcome, steps: [] },
});

import { useEffect, useState, type ReactNode } from 'react';
import { isUtf8Text, textOf, type Utf8Text } from '../../../core/text/long-text';
import type { FigureOutput, Item, ListText, OutFile, Output, Table, TextOutput } from '../../contract/outputs';
import { plainValue, plainValues, type Outcome } from '../../contract/plain-values';
import { formatMessage } from '../../contract/format-message';
import { LARGE_TEXT, type Form } from '../../form/form';
import { CopyButton, DownloadButton } from '../Buttons';
import { currencyOf, figureText, isFigure } from './figure';
import { Awaited } from './Awaited';
import { ItemsResult, ListDownloads } from './Items';
import { LargeText } from '../long-text/LargeText';
import { UseIn } from '../use-in/UseIn';
import type { DrawingResultProps } from './DrawingResult';
import type { FileResultsProps } from './FileResults';
import { late, useHold } from '../late';
import { TableResult, type RowPick } from './table/TableResult';

const FileResults = late<FileResultsProps>(() => import('./FileResults'), {
  built: import.meta.env.SSR ? (await import('./FileResults')).default : undefined,
});
const DrawingResult = late<DrawingResultProps>(() => import('./DrawingResult'), {
  built: import.meta.env.SSR ? (await import('./DrawingResult')).default : undefined,
});

export interface ResultsProps {
  form: Form;
  /** Which outputs; all of them where left out. */
  only?: readonly string[];
  /** What an own component adds to each item of a list, or each file, by its text and place. */
  extra?: (text: string, place: number) => ReactNode;
  /** What an own component does with a row of a table. */
  pick?: RowPick;
}

/** A form's results in the order of the tool's outputs: figures as a group, the others separately. */
export default function Results({ form, only, extra, pick }: ResultsProps): ReactNode {
  const outputs = Object.entries(form.tool.outputs).filter(([name]) => only?.includes(name) ?? true);
  const figures = outputs.filter((entry): entry is [string, FigureOutput] => isFigure(entry[1]));
  const files = outputs.some(
    ([name, output]) =>
      output.type === 'files' && (form.tool.kind === 'file' || asFiles(form.outcome?.values[name]).length > 0),
  );
  const others = outputs.filter(([, output]) => !isFigure(output));
  // Figures are the result of calculators and counters, and the main one is that of a lookup; others follow the result.
  const leads = ['stats', 'calculator'].includes(form.tool.kind);
  const isFirst = ({ lead }: FigureOutput) => leads || (form.tool.kind === 'lookup' && lead === true);
  const first = figures.filter(([, output]) => isFirst(output));
  const later = figures.filter(([, output]) => !isFirst(output));
  return (
    <div className="results" data-stale={form.stale ? '' : undefined}>
      {!files && first.length > 0 && <Figures form={form} figures={first} />}
      {awaitsInput(form, leads && figures.length > 0) && <Awaited form={form} />}
      {others.map(([name, output]) => (
        <Result
          key={name}
          form={form}
          name={name}
          output={output}
          figures={files ? figures : []}
          extra={extra}
          pick={pick}
        />
      ))}
      {!files && later.length > 0 && <Figures form={form} figures={later} />}
      <Working form={form} />
      <History form={form} />
    </div>
  );
}

/** Whether samples can fill the place of the result: a generator that needs a text has no result, and no figures, either. */
const awaitsInput = (form: Form, leads: boolean): boolean =>
  isBlank(form) && (leads || (form.tool.kind === 'generator' && form.props.samples.length > 0));

/** Whether there are no figures yet: empty cells would be useless. A counter keeps its cells, so that nothing moves while typing. */
const isBlank = ({ outcome, tool }: Form): boolean => outcome?.empty !== false && tool.kind !== 'stats';

interface ResultProps {
  form: Form;
  name: string;
  output: Output;
  figures: readonly [string, FigureOutput][];
  extra: ResultsProps['extra'];
  pick: ResultsProps['pick'];
}

function Result({ form, name, output, figures, extra, pick }: ResultProps): ReactNode {
  const value = form.outcome?.values[name];
  switch (output.type) {
    case 'text':
      if (output.drawing)
        return <DrawingResult form={form} name={name} output={output} svg={String(value ?? '')} extra={extra} />;
      return <TextResult form={form} name={name} output={output} value={value} />;
    case 'items':
      return isListText(value) ? (
        <TextResult
          form={form}
          name={name}
          output={{ type: 'text', mono: true, extension: value.extension }}
          value={value.text}
          actions={
            value.extension === 'txt' &&
            value.text.includes('\n') && (
              <ListDownloads
                form={form}
                numeric={output.numeric}
                items={() => value.text.split('\n')}
                formats={['csv', 'json']}
              />
            )
          }
        />
      ) : (
        <ItemsResult form={form} name={name} output={output} items={asItems(value)} extra={extra} />
      );
    case 'table':
      return (
        isTable(value) &&
        value.rows.length > 0 && <TableResult form={form} name={name} output={output} table={value} pick={pick} />
      );
    case 'files':
      if (form.tool.kind !== 'file' && asFiles(value).length === 0) return null;
      return <FileResults form={form} name={name} files={asFiles(value)} figures={figures} extra={extra} />;
    default:
      return null;
  }
}

const asItems = (value: unknown): readonly Item[] =>
  Array.isArray(value) ? value.map((item: string | Item) => (typeof item === 'string' ? { text: item } : item)) : [];
const isListText = (value: unknown): value is ListText =>
  typeof value === 'object' && value !== null && 'extension' in value;
const NO_FILES: readonly OutFile[] = [];
const asFiles = (value: unknown): readonly OutFile[] => (Array.isArray(value) ? value : NO_FILES);
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;

interface TextProps {
  form: Form;
  name: string;
  output: TextOutput;
  value: unknown;
  /** More ways to take it along. */
  actions?: ReactNode;
}

/** A figure longer than this gets a full row, where a sentence can be read and digits do not wrap. */
const LONG = 18;
const LONG_OF: Readonly<Record<string, number>> = { word: 30, date: 12 };

/** A longer figure than this has smaller letters: most amounts then fit in a cell. */
const TIGHT = 13;

/** The main figure is in the largest type up to this length. */
const LONG_LEAD = 12;

/** A main figure of more characters has small letters: large ones would fill a phone's screen. */
const MOST_LEAD = 60;

function lengthClass({ lead, type }: FigureOutput, { length }: string): string {
  if (type === 'sentence') return ' sentence';
  if (length > (lead ? LONG_LEAD : (LONG_OF[type] ?? LONG)) && !(lead && length > MOST_LEAD)) return ' long';
  return length > TIGHT ? ' tight' : '';
}

/** Longer texts may scroll in their box, at least on a phone. */
const SHORT_TEXT = 300;
const SHORT_LINE = 30;

/** Choices whose files have another extension. */
const ENDINGS: Readonly<Record<string, string>> = { markdown: 'md', text: 'txt', javascript: 'js', typescript: 'ts' };

function extensionOf(form: Form, { extension, extensionFrom }: TextOutput): string {
  const chosen = extensionFrom === undefined ? '' : form.valueOf(extensionFrom);
  return ENDINGS[chosen] ?? (chosen || extension);
}

/** A text file ends with a line break. */
function textFile(text: string | Utf8Text): Blob {
  const content = isUtf8Text(text) ? text.utf8 : text;
  const last = content.at(-1);
  return new Blob([content, last === '\n' || last === 10 ? '' : '\n'], { type: 'text/plain;charset=utf-8' });
}

/** A text: in full up to 30 kB, otherwise in the windowed view. Copy and download always include all of it. */
function TextResult({ form, name, output, value, actions }: TextProps): ReactNode {
  const { lang, words, strings, slug } = form.props;
  const text = typeof value === 'string' || isUtf8Text(value) ? value : '';
  const large = text.length > LARGE_TEXT;
  const blob = value instanceof Blob ? value : undefined;
  const label = strings.labels[name] ?? words['label.result'];
  const head = useHead(form, blob);
  const shown = blob ? head : text;
  const present = shown.length > 0;
  const extension = extensionOf(form, output);
  if (!present && name !== 'result') return null;
  return (
    <section className="result-text" aria-label={label}>
      <div className="field-head">
        <h2 className="label">{label}</h2>
        {present && (
          <span className="field-actions">
            <CopyButton
              form={form}
              text={() => (blob ? blob.text() : textOf(text))}
              primary={name === 'result' && form.tool.kind === 'text'}
            />
            <DownloadButton form={form} name={() => `${slug}.${extension}`} content={() => blob ?? textFile(text)} />
            {actions}
            <UseIn
              form={form}
              extension={extension}
              content={() => blob ?? (isUtf8Text(text) ? new Blob([text.utf8], { type: 'text/plain' }) : text)}
            />
          </span>
        )}
      </div>
      <output
        name={name}
        aria-live="off"
        dir="auto"
        lang={present && form.tool.kind === 'text' ? '' : lang}
        className={output.wrap ? 'mono wrap' : output.mono ? 'mono' : undefined}
        // A scrolling element must be reachable by keyboard.
        tabIndex={!large && shown.length > (output.mono ? SHORT_LINE : SHORT_TEXT) ? 0 : undefined}
        {...((large || blob) && present && { 'data-partial': '', 'data-length': blob?.size ?? text.length })}
      >
        {isUtf8Text(shown) || shown.length > LARGE_TEXT ? <LargeText text={shown} label={label} form={form} /> : shown}
      </output>
      {!present && <Awaited form={form} />}
    </section>
  );
}

const BLOB_HEAD = 200_000;

/** The beginning of a text that is a file. Until it is read, the previous one is shown and the form is `working`. */
function useHead(form: Form, blob: Blob | undefined): string {
  const [read, setRead] = useState<{ readonly of: Blob; readonly text: string }>();
  useHold(form, blob !== undefined && read?.of !== blob);
  useEffect(() => {
    if (!blob) return;
    let latest = true;
    const show = (text: string) => latest && setRead({ of: blob, text });
    blob
      .slice(0, BLOB_HEAD)
      .text()
      .then(show, (error: unknown) => {
        console.error(error);
        show('');
      });
    return () => {
      latest = false;
    };
  }, [blob]);
  return read?.text ?? '';
}

function Figures({ form, figures }: { form: Form; figures: readonly [string, FigureOutput][] }): ReactNode {
  const { strings } = form.props;
  const values = form.outcome?.values ?? {};
  return (
    <dl className="figures" hidden={isBlank(form)}>
      {figures.map(([name, output]) => {
        const value = values[name];
        const blank = value === undefined || value === '';
        const label = form.outcome?.labels[name];
        const text = blank ? '' : figureText(output, value, form.props, currencyOf(form, output));
        return (
          <div
            key={name}
            className={`figure${output.lead ? ' lead' : ''}${lengthClass(output, text)}`}
            data-figure={name}
            hidden={blank && form.outcome !== undefined && !form.outcome.empty}
          >
            <dt>{label === undefined ? (strings.labels[name] ?? name) : formatMessage(label, form.props)}</dt>
            <dd>
              <output
                name={name}
                aria-live="off"
                className={output.type === 'code' || output.type === 'lines' ? 'mono' : undefined}
                {...(!blank && { 'data-value': plainValue(value) })}
              >
                {text}
              </output>
              {output.lead && output.type !== 'sentence' && text !== '' && (
                <CopyButton form={form} text={() => text} name={strings.labels[name]} primary={isMainCopy(form)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What a visitor does with a calculator's answer, if no other button is the main one. */
const isMainCopy = ({ tool }: Form): boolean => tool.kind === 'calculator' && tool.button === undefined;

/** 'How it is calculated': the formula with the visitor's numbers. */
function Working({ form }: { form: Form }): ReactNode {
  const steps = form.outcome?.steps ?? [];
  if (steps.length === 0) return null;
  return (
    <section className="working">
      <h2 className="label">{form.props.words['label.working']}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{formatMessage(step, form.props)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Earlier draws of this visit, kept only in memory. */
function History({ form }: { form: Form }): ReactNode {
  const { words } = form.props;
  const earlier = form.history.slice(1);
  if (earlier.length === 0) return null;
  const textOf = (outcome: Outcome) => (plainValues(form.tool, outcome).result ?? []).join(', ');
  return (
    <details className="history">
      <summary>{words['label.history']}</summary>
      <ol>
        {earlier.map((outcome, index) => (
          <li key={earlier.length - index}>
            <span>{textOf(outcome).slice(0, 200)}</span> <CopyButton form={form} text={() => textOf(outcome)} />
          </li>
        ))}
      </ol>
      <button type="button" className="quiet" onClick={form.clearHistory}>
        {words['action.clear']}
      </button>
    </details>
  );
}

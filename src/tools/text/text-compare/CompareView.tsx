import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import type { Table } from '../../../kinds/contract/outputs';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { Form } from '../../../kinds/form/form';
import { term } from '../../../kinds/contract/messages';
import { takeLine, type SideName } from './merge';
import { RowBlock } from './RowBlock';
import { inOneColumn, pieces, viewRows, type Side, type ViewRow } from './view-rows';
import css from './compare.css?inline';

/** The number of rows that are laid out together when they come near the viewport. */
const BLOCK = 50;
/** Only this much of a longer line is drawn: laying out a minified file takes seconds. The diff contains all of it. */
const DRAWN = 5_000;

const FIELD = { original: 'input', changed: 'other' } as const;

/** The rows of both texts, with controls to move from change to change and to copy a line to the other side. */
export default function CompareView({ form }: { form: Form }): ReactNode {
  const { props } = form;
  const own = props.strings.own ?? {};
  const region = useRef<HTMLDivElement>(null);
  const [unified, setUnified] = useState(false);
  const [current, setCurrent] = useState(-1);
  const table = form.outcome?.values.rows;
  const rows = useMemo(() => (isTable(table) ? viewRows(table) : []), [table]);
  const lines = useMemo(() => (unified ? inOneColumn(rows) : rows), [rows, unified]);
  const total = rows.reduce((most, { change }) => Math.max(most, change + 1), 0);

  const merge = useCallback(
    (row: ViewRow, to: SideName) => {
      const values = form.reading()?.values;
      // While a run is in progress, the rows are those of older texts.
      if (!values || form.ref.current?.dataset.state !== 'done') return;
      const texts = { original: String(values.input), changed: String(values.other) };
      form.setText(FIELD[to], takeLine(texts, rows, rows.indexOf(row), to));
      form.announce(own.merged ?? '');
      // The pressed button was removed together with its row.
      region.current?.focus({ preventScroll: true });
    },
    [form, rows, own.merged],
  );

  const goTo = (change: number) => {
    const target = (change + total) % total;
    setCurrent(target);
    form.announce(fill(own.at ?? '', { n: target + 1, total }, props.lang));
    const at = lines.findIndex((row) => row.change === target);
    if (region.current) scrollToRow(region.current, at);
  };

  if (rows.length === 0) return null;
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, index) => index * BLOCK);
  return (
    <section className="compare-view">
      <style href="compare" precedence="tool">
        {css}
      </style>
      <ViewBar form={form} unified={unified} onUnified={setUnified} current={current} total={total} goTo={goTo} />
      <div
        ref={region}
        className={unified ? 'compare-rows one-column' : 'compare-rows'}
        role="region"
        aria-label={props.strings.labels.rows}
        tabIndex={0}
      >
        <div role="table" aria-label={props.strings.labels.rows} aria-rowcount={lines.length}>
          {blocks.map((from) => (
            <RowBlock key={from} index={from / BLOCK} count={Math.min(BLOCK, lines.length - from)} root={region}>
              {() =>
                lines
                  .slice(from, from + BLOCK)
                  .map((row, index) => (
                    <Row
                      key={from + index}
                      at={from + index}
                      row={row}
                      unified={unified}
                      current={row.change >= 0 && row.change === current}
                      props={props}
                      merge={merge}
                    />
                  ))
              }
            </RowBlock>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ViewBarProps {
  form: Form;
  unified: boolean;
  onUnified: (unified: boolean) => void;
  /** The change that was last gone to, or -1. */
  current: number;
  total: number;
  goTo: (change: number) => void;
}

/** The heading, the choice of one column or two, and the way from change to change. */
function ViewBar({ form, unified, onUnified, current, total, goTo }: ViewBarProps): ReactNode {
  const { strings } = form.props;
  const own = strings.own ?? {};
  return (
    <div className="field-head">
      <h2 className="label">{strings.labels.rows}</h2>
      <span className="actions">
        <span role="group" aria-label={own.view} className="field-actions">
          {[false, true].map((one) => (
            <button
              key={String(one)}
              type="button"
              className="quiet"
              aria-pressed={unified === one}
              onClick={() => onUnified(one)}
            >
              {one ? own.unified : own.side}
            </button>
          ))}
        </span>
        {total > 0 && (
          <span role="group" aria-label={own.changes} className="line">
            <button type="button" aria-label={own.previous} onClick={() => goTo(Math.max(current, 0) - 1)}>
              ↑
            </button>
            <span className="hint">{`${current < 0 || current >= total ? '–' : current + 1} / ${total}`}</span>
            <button type="button" aria-label={own.next} onClick={() => goTo(current + 1)}>
              ↓
            </button>
          </span>
        )}
      </span>
    </div>
  );
}

/** Scrolls a row into the upper third of its box. */
function scrollToRow(box: HTMLElement, at: number): void {
  const scroll = () => {
    const block = box.querySelector<HTMLElement>(`[data-block="${Math.floor(at / BLOCK)}"]`);
    const row = block?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? block;
    if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  };
  box.scrollIntoView({ block: 'nearest' });
  // Blocks on the way get their real heights when they come into view, which moves what is below them.
  scroll();
  let frames = 8;
  const again = () => {
    scroll();
    if (--frames > 0) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;

interface RowProps {
  row: ViewRow;
  at: number;
  unified: boolean;
  current: boolean;
  props: IslandProps;
  merge: (row: ViewRow, to: SideName) => void;
}

function Row({ row, at, unified, current, props, merge }: RowProps): ReactNode {
  const { kind, original, changed, skipped } = row;
  const own = props.strings.own ?? {};
  const position = { 'data-at': at, 'aria-rowindex': at + 1 };
  if (kind === 'skipped') {
    return (
      <div role="row" className="skipped" {...position}>
        <span role="cell">{formatMessage(term('skipped', { lines: skipped }), props)}</span>
      </div>
    );
  }
  const button = (to: SideName, label: string | undefined) => (
    <button
      type="button"
      aria-label={fill(label ?? '', { line: (original ?? changed)?.line ?? 0 }, props.lang)}
      title={fill(label ?? '', { line: (original ?? changed)?.line ?? 0 }, props.lang)}
      onClick={() => merge(row, to)}
    >
      {to === 'changed' ? '→' : '←'}
    </button>
  );
  const differs = kind !== 'same';
  return (
    <div role="row" className={current ? `${kind} current` : kind} {...position}>
      <Cell side={original} kind={kind} sign="−" tag="del" props={props} />
      {!unified && (
        <span role="cell" className="merge">
          {differs && (
            <>
              {button('changed', own.toChanged)}
              {button('original', own.toOriginal)}
            </>
          )}
        </span>
      )}
      <Cell side={changed} kind={kind} sign="+" tag="ins" props={props} />
    </div>
  );
}

interface CellProps {
  side: Side | null;
  kind: ViewRow['kind'];
  sign: string;
  tag: 'del' | 'ins';
  props: IslandProps;
}

/** A line with its number. Changed parts are `del` or `ins`; a line without marks of its own has changed as a whole. */
function Cell({ side, kind, sign, tag: Tag, props }: CellProps): ReactNode {
  const differs = kind !== 'same';
  if (!side) return <span role="cell" className={`${Tag}-side none`} />;
  const { line, text, marks } = side;
  const whole = differs && (kind !== 'changed' || marks.length === 0);
  const shown = text.slice(0, DRAWN);
  const left = text.length - shown.length;
  return (
    <span role="cell" className={differs ? `${Tag}-side differs` : `${Tag}-side`}>
      <span className="line-number">{line}</span>
      <span className="sign">{differs ? sign : ''}</span>
      <span className="line-text" dir="auto">
        {whole ? (
          <Tag className="whole">{shown}</Tag>
        ) : (
          pieces(shown, differs ? marks : []).map((piece, index) =>
            piece.marked ? <Tag key={index}>{piece.text}</Tag> : piece.text,
          )
        )}
        {left > 0 && <small>{fill(props.strings.own?.long ?? '', { n: left }, props.lang)}</small>}
      </span>
    </span>
  );
}

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { useHold } from '../../../kinds/parts/late';
import type { Form } from '../../../kinds/form/form';
import { yieldToMain } from '../../../core/yield-to-main';
import { useRowWindow } from '../../../ui/use-row-window';
import { scrollHeight } from '../../../browser/virtual-rows';
import {
  allRows,
  chainOf,
  closed,
  firstRows,
  isOpen,
  opened,
  openedBeside,
  parentRow,
  revealed,
  type OpenRows,
} from './open-rows';
import { RowText } from './RowText';
import type { TreeSource } from './source';
import { findNext } from './tree-search';
import { useSource } from './use-source';

const ROW = 28;
/** Rows deeper than this are not indented any further. */
const DEEPEST_SHOWN = 40;

interface State {
  readonly source: TreeSource;
  readonly rows: OpenRows;
  readonly active: number;
}

/**
 * The tree (WAI-ARIA tree view pattern): only visible rows are rendered, and children are created when their parent is
 * opened.
 */
export function Tree({ form }: { form: Form }): ReactNode {
  const { source, isRead } = useSource(form);
  const { strings, words } = form.props;
  const own = strings.own ?? {};
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>();
  /**
   * Uncontrolled: the form's own listener renders before React receives the key event, which would restore the old
   * value.
   */
  const query = useRef<HTMLInputElement>(null);
  const searching = useRef(0);
  const working = useRef(0);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    // Cancels a search that is still going through another text.
    searching.current++;
    working.current++;
    setState(source && { source, rows: firstRows(source), active: 0 });
  }, [source]);

  // Keys that are pressed before the tree is there would be lost.
  useHold(form, !isRead || state?.source !== source);

  const rows = state?.rows;
  const count = rows?.nodes.length ?? 0;
  const active = Math.min(state?.active ?? 0, Math.max(count - 1, 0));
  const window = useRowWindow(scroller, count, ROW);
  useEffect(() => window.reveal(active), [active, rows]); // oxlint-disable-line react/exhaustive-deps

  const show = (next: OpenRows, at: number) => state && setState({ source: state.source, rows: next, active: at });
  const turn = (at: number) => {
    const node = rows?.nodes[at];
    if (!state || !rows || node === undefined) return;
    if (isOpen(rows, at)) show(closed(rows, at), at);
    else if (state.source.hasChildren(node)) show(opened(state.source, rows, at), at);
    else show(rows, at);
  };

  const onKey = (event: KeyboardEvent) => {
    if (!state || !rows || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(window.viewHeight / ROW) - 1);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => show(rows, Math.min(active + 1, count - 1)),
      ArrowUp: () => show(rows, Math.max(active - 1, 0)),
      PageDown: () => show(rows, Math.min(active + page, count - 1)),
      PageUp: () => show(rows, Math.max(active - page, 0)),
      Home: () => show(rows, 0),
      End: () => show(rows, count - 1),
      ArrowRight: () => {
        if (isOpen(rows, active)) show(rows, active + 1);
        else turn(active);
      },
      ArrowLeft: () => {
        if (isOpen(rows, active)) turn(active);
        else show(rows, parentRow(rows, active));
      },
      Enter: () => turn(active),
      ' ': () => turn(active),
      '*': () => {
        const beside = openedBeside(state.source, rows, active);
        show(beside.rows, beside.at);
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const expand = async () => {
    if (!state) return;
    const { source: of } = state;
    const own = ++working.current;
    const all = await allRows(of, async () => {
      await yieldToMain();
      return working.current === own;
    });
    if (all) setState((now) => (now?.source === of ? { source: of, rows: all, active: 0 } : now));
  };

  const search = async () => {
    const wanted = (query.current?.value ?? '').trim().toLowerCase();
    if (!state || !rows || wanted === '') return;
    const { source: of } = state;
    const turnOf = ++searching.current;
    const found = await findNext(of, wanted, rows.nodes[active] ?? 0, async () => {
      await new Promise((done) => setTimeout(done));
      return searching.current === turnOf;
    });
    if (found === undefined) return;
    if (found < 0) return form.announce(own.none ?? '');
    // Rows may have been opened or closed during the search.
    const now = latest.current;
    if (now?.source !== of) return;
    const next = revealed(of, now.rows, found);
    setState({ source: of, rows: next.rows, active: next.at });
    form.announce(fill(own.found ?? '', { n: next.at + 1 }, form.props.lang));
  };

  const node = rows?.nodes[active];
  const paths = state && rows && node !== undefined ? state.source.path(chainOf(rows, active)) : undefined;
  const drawn = rows ? Array.from({ length: window.end - window.first }, (_, index) => window.first + index) : [];
  return (
    <section className="tree-side" aria-label={strings.labels.tree} data-stale={form.stale ? '' : undefined}>
      <div className="field-head">
        <h2 className="label" id={`${id}-label`}>
          {strings.labels.tree}
        </h2>
        <span className="field-actions">
          <button type="button" className="quiet" disabled={!state} onClick={() => void expand()}>
            {own.expand}
          </button>
          <button
            type="button"
            className="quiet"
            disabled={!state}
            onClick={() => {
              working.current++;
              if (state) setState({ ...state, rows: firstLevel(state.source), active: 0 });
            }}
          >
            {own.collapse}
          </button>
        </span>
      </div>
      <div className="tree-search">
        <input
          type="search"
          aria-label={own.search}
          placeholder={own.search}
          ref={query}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <button type="button" disabled={!state} onClick={() => void search()}>
          {own.next}
        </button>
      </div>
      <div
        ref={scroller}
        className="tree"
        role="tree"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-description={own.keys}
        aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
        onKeyDown={onKey}
      >
        {count === 0 && <p className="placeholder">{words['status.empty']}</p>}
        <div role="none" style={{ height: scrollHeight(count, ROW), position: 'relative' }}>
          {state &&
            rows &&
            drawn.map((at, index) => {
              const shown = rows.nodes[at] ?? 0;
              const depth = rows.depths[at] ?? 0;
              const parent = state.source.hasChildren(shown);
              const open = isOpen(rows, at);
              return (
                <div
                  key={at}
                  id={`${id}-${at}`}
                  role="treeitem"
                  aria-level={depth + 1}
                  aria-posinset={(rows.ordinals[at] ?? 0) + 1}
                  aria-expanded={parent ? open : undefined}
                  aria-selected={at === active}
                  className="tree-row"
                  style={{
                    top: window.top + index * ROW,
                    paddingInlineStart: `${Math.min(depth, DEEPEST_SHOWN) * 0.9 + 0.25}rem`,
                  }}
                  onClick={() => show(rows, at)}
                  onDoubleClick={() => turn(at)}
                >
                  <span
                    className="tree-turn"
                    aria-hidden="true"
                    onClick={(event) => {
                      event.stopPropagation();
                      turn(at);
                    }}
                  >
                    {parent ? (open ? '▾' : '▸') : ''}
                  </span>
                  <RowText row={state.source.row(shown, rows.ordinals[at] ?? 0)} form={form} />
                </div>
              );
            })}
        </div>
      </div>
      {state && node !== undefined && paths && (
        <div className="tree-foot">
          <output className="mono" aria-live="off">
            {paths.path}
          </output>
          <span className="field-actions">
            <CopyButton form={form} text={() => state.source.copy(node)} label={own.copyValue ?? ''} />
            <CopyButton form={form} text={() => paths.path} label={own.copyPath ?? ''} />
            {paths.script !== undefined && (
              <CopyButton form={form} text={() => paths.script ?? ''} label={own.copyScript ?? ''} />
            )}
            <button type="button" className="quiet" onClick={() => form.setValues({ path: paths.path })}>
              {own.pickPath}
            </button>
          </span>
        </div>
      )}
    </section>
  );
}

/** Only the children of a single root. */
function firstLevel(source: TreeSource): OpenRows {
  const roots: OpenRows = {
    nodes: Int32Array.from(source.roots),
    depths: new Int32Array(source.roots.length),
    ordinals: Int32Array.from(source.roots, (_, index) => index),
  };
  return source.roots.length === 1 ? opened(source, roots, 0) : roots;
}

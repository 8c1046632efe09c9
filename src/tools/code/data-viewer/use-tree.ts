import { useEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../i18n/format';
import { useHold } from '../../../kinds/parts/late';
import type { Form } from '../../../kinds/form/form';
import { yieldToMain } from '../../../core/yield-to-main';
import { allRows, closed, firstLevel, firstRows, isOpen, opened, revealed, type OpenRows } from './open-rows';
import type { TreeSource } from './source';
import { findNext } from './tree-search';
import { useSource } from './use-source';

interface State {
  readonly source: TreeSource;
  readonly rows: OpenRows;
  readonly active: number;
}

export interface TreeView {
  /** Undefined until a text has been read. */
  readonly state: State | undefined;
  /** The number of visible rows. */
  readonly count: number;
  /** The index of the active row. */
  readonly active: number;
  /** The active row's node, if there is one. */
  readonly node: number | undefined;
  /** Shows other rows, and makes the row `at` active. */
  show(rows: OpenRows, at: number): void;
  /** Opens or closes the row `at`. */
  turn(at: number): void;
  /** Opens every row, in the background. */
  expand(): Promise<void>;
  /** Closes every row, except a single root. */
  collapse(): void;
  /** Reveals the next row that contains what is searched for. */
  search(): Promise<void>;
}

/** The rows of a tree that are open, and the active one. `query`: the search field. */
export function useTree(form: Form, query: RefObject<HTMLInputElement | null>): TreeView {
  const { source, isRead } = useSource(form);
  const own = form.props.strings.own ?? {};
  const [state, setState] = useState<State>();
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
  const show = (next: OpenRows, at: number) => state && setState({ source: state.source, rows: next, active: at });
  const turn = (at: number) => {
    const node = rows?.nodes[at];
    if (!state || !rows || node === undefined) return;
    if (isOpen(rows, at)) show(closed(rows, at), at);
    else if (state.source.hasChildren(node)) show(opened(state.source, rows, at), at);
    else show(rows, at);
  };

  const expand = async () => {
    if (!state) return;
    const { source: of } = state;
    const turnOf = ++working.current;
    const all = await allRows(of, async () => {
      await yieldToMain();
      return working.current === turnOf;
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

  const collapse = () => {
    working.current++;
    if (state) setState({ ...state, rows: firstLevel(state.source), active: 0 });
  };

  return { state, count, active, node: rows?.nodes[active], show, turn, expand, collapse, search };
}

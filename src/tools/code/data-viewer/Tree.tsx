import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import { useRowWindow } from '../../../ui/use-row-window';
import { scrollHeight } from '../../../browser/virtual-rows';
import { keyMove } from './tree-keys';
import { TreeFoot } from './TreeFoot';
import { TreeRow } from './TreeRow';
import { useTree } from './use-tree';

const ROW = 28;

/**
 * The tree (WAI-ARIA tree view pattern): only visible rows are rendered, and children are created when their parent is
 * opened.
 */
export function Tree({ form }: { form: Form }): ReactNode {
  const { strings, words } = form.props;
  const own = strings.own ?? {};
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  /**
   * Uncontrolled: the form's own listener renders before React receives the key event, which would restore the old
   * value.
   */
  const query = useRef<HTMLInputElement>(null);
  const tree = useTree(form, query);
  const { state, count, active } = tree;
  const window = useRowWindow(scroller, count, ROW);
  useEffect(() => window.reveal(active), [active, state?.rows]); // oxlint-disable-line react/exhaustive-deps

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMove(event.key, tree, Math.max(1, Math.floor(window.viewHeight / ROW) - 1));
    if (!move) return;
    event.preventDefault();
    move();
  };
  const drawn = state ? Array.from({ length: window.end - window.first }, (_, index) => window.first + index) : [];
  return (
    <section className="tree-side" aria-label={strings.labels.tree} data-stale={form.stale ? '' : undefined}>
      <div className="field-head">
        <h2 className="label" id={`${id}-label`}>
          {strings.labels.tree}
        </h2>
        <span className="field-actions">
          <button type="button" className="quiet" disabled={!state} onClick={() => void tree.expand()}>
            {own.expand}
          </button>
          <button type="button" className="quiet" disabled={!state} onClick={tree.collapse}>
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
            void tree.search();
          }}
        />
        <button type="button" disabled={!state} onClick={() => void tree.search()}>
          {own.next}
        </button>
      </div>
      <div
        ref={scroller}
        className="tree"
        // Without rows it is only the sentence that says so.
        role={count > 0 ? 'tree' : 'group'}
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-description={own.keys}
        aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
        onKeyDown={onKey}
      >
        {count === 0 && <p className="placeholder">{words['status.empty']}</p>}
        <div role="none" style={{ height: scrollHeight(count, ROW), position: 'relative' }}>
          {state &&
            drawn.map((at, index) => (
              <TreeRow key={at} form={form} tree={tree} state={state} id={id} at={at} top={window.top + index * ROW} />
            ))}
        </div>
      </div>
      <TreeFoot form={form} tree={tree} />
    </section>
  );
}

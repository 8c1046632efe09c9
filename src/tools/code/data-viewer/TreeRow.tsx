import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import { isOpen } from './open-rows';
import { RowText } from './RowText';
import type { TreeView } from './use-tree';

/** Rows deeper than this are not indented any further. */
const DEEPEST_SHOWN = 40;

interface Props {
  form: Form;
  tree: TreeView;
  state: NonNullable<TreeView['state']>;
  id: string;
  /** The row's index. */
  at: number;
  /** Its position, px. */
  top: number;
}

/** A visible row: a click makes it active, a double click or its triangle opens or closes it. */
export function TreeRow({ form, tree, state, id, at, top }: Props): ReactNode {
  const { source, rows } = state;
  const node = rows.nodes[at] ?? 0;
  const depth = rows.depths[at] ?? 0;
  const ordinal = rows.ordinals[at] ?? 0;
  const parent = source.hasChildren(node);
  const open = isOpen(rows, at);
  return (
    <div
      id={`${id}-${at}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={ordinal + 1}
      aria-expanded={parent ? open : undefined}
      aria-selected={at === tree.active}
      className="tree-row"
      style={{ top, paddingInlineStart: `${Math.min(depth, DEEPEST_SHOWN) * 0.9 + 0.25}rem` }}
      onClick={() => tree.show(rows, at)}
      onDoubleClick={() => tree.turn(at)}
    >
      <span
        className="tree-turn"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          tree.turn(at);
        }}
      >
        {parent ? (open ? '▾' : '▸') : ''}
      </span>
      <RowText row={source.row(node, ordinal)} form={form} />
    </div>
  );
}

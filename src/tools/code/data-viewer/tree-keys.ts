import { isOpen, openedBeside, parentRow } from './open-rows';
import type { TreeView } from './use-tree';

/** What a key does in a tree (WAI-ARIA tree view pattern); undefined: nothing. `page`: the number of rows in view. */
export function keyMove(
  key: string,
  { state, count, active, show, turn }: TreeView,
  page: number,
): (() => void) | undefined {
  if (!state) return undefined;
  const { source, rows } = state;
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
      const beside = openedBeside(source, rows, active);
      show(beside.rows, beside.at);
    },
  };
  return moves[key];
}

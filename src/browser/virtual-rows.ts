/** Browsers do not lay out much higher elements (Firefox stops at 17.9 million pixels). */
const MAX_HEIGHT = 8_000_000;
/** Rows drawn above and below the visible ones, so that slow scrolling shows no gap. */
const OVERSCAN = 8;

export interface RowWindow {
  /** The first drawn row, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The position of the first drawn row, in pixels from the top of the scrolling element. */
  readonly top: number;
}

/** The height of an element that represents `count` rows: more rows than a browser can lay out share its pixels. */
export const scrollHeight = (count: number, rowHeight: number): number => Math.min(count * rowHeight, MAX_HEIGHT);

/** Which of `count` rows of equal height are visible, and the position of the first. */
export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number, count: number): RowWindow {
  const full = count * rowHeight;
  const totalHeight = scrollHeight(count, rowHeight);
  const room = Math.max(totalHeight - viewHeight, 0);
  const at = Math.min(Math.max(scrollTop, 0), room);
  const offset = room === 0 ? 0 : (at / room) * (full - viewHeight);
  const first = Math.max(0, Math.floor(offset / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((offset + viewHeight) / rowHeight) + OVERSCAN);
  return { first, end, top: at - (offset - first * rowHeight) };
}

/** Where to scroll so that a row is visible: unchanged if it already is, otherwise with the row in the middle. */
export function scrollTo(
  row: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
  middle: boolean,
): number {
  const full = count * rowHeight;
  const room = Math.max(scrollHeight(count, rowHeight) - viewHeight, 0);
  if (room === 0) return 0;
  const ratio = (full - viewHeight) / room;
  const offset = scrollTop * ratio;
  const top = row * rowHeight;
  if (top >= offset && top + rowHeight <= offset + viewHeight) return scrollTop;
  const wanted = middle ? top - viewHeight / 2 + rowHeight / 2 : top < offset ? top : top + rowHeight - viewHeight;
  return Math.min(Math.max(wanted / ratio, 0), room);
}

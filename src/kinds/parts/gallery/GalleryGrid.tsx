import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Item } from '../../contract/outputs';
import { scrollBackTo, scrollerOf } from './gallery-scroll';
import { rowsOf, rowsWithin, stepFrom, type Cell, type Row, type Section } from './gallery-rows';
import { textWidth } from './text-width';

/* In rem; these must match the style sheet (styles/kinds/grid.css). */
const CELL = 3.25;
const GAP = 0.5;
const PADDING = 1;
const HEADING = 2.25;
/** In pixels: how far beyond the window rows are rendered, so that fast scrolling shows no gaps, and how far to scroll before they are updated. */
const BEYOND = 600;
const STEP = 200;
/** The rows that a page key leaves out: about as high as what stays in view above and below the grid. */
const COVERED = 4;

interface Props {
  /** The output's name. */
  name: string;
  /** The grid's name for screen readers. */
  label: string;
  /** 'Copy' */
  action: string;
  sections: readonly Section[];
  /** The text of the item whose details are shown. */
  current: string | undefined;
  onPick: (item: Item) => void;
  /** Called when an item was focused or picked. */
  onCurrent: (item: Item) => void;
}

interface Box {
  readonly width: number;
  /** The window's height. */
  readonly height: number;
  readonly rem: number;
  readonly font: string;
}

/** A grid of thousands of items that scrolls with the page and renders only those in view. Arrow keys move the focus; a click picks an item. */
export function GalleryGrid({ name, label, action, sections, current, onPick, onCurrent }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const top = useTop(ref);
  const [activeKey, setActiveKey] = useState('');

  const grid = useGrid(sections, box);
  const indices = useMemo(() => new Map(grid.cells.map((cell, index) => [cell.key, index])), [grid]);
  const firstOwn = grid.cells.findIndex(({ echo }) => !echo);
  const active = indices.get(activeKey) ?? Math.max(0, firstOwn);
  const activeCell = grid.cells[active];

  useKeptScroll(ref, sections, grid);

  const wanted = useWantedFocus(ref, active);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = grid.rows[activeCell?.row ?? 0]?.height ?? 1;
    const page = Math.max(1, Math.floor((box?.height ?? 0) / row) - COVERED);
    const next = stepFrom(grid, active, event.key, event.ctrlKey || event.metaKey, page);
    const cell = next === undefined ? undefined : grid.cells[next];
    if (!cell) return;
    event.preventDefault();
    wanted.current = true;
    setActiveKey(cell.key);
  };

  const handlers = useRef({ onPick, onCurrent });
  useEffect(() => {
    handlers.current = { onPick, onCurrent };
  });
  const pick = useCallback(
    (cell: Cell) => {
      wanted.current = document.activeElement?.closest('.gallery-box') === ref.current;
      setActiveKey(cell.key);
      handlers.current.onCurrent(cell.item);
      handlers.current.onPick(cell.item);
    },
    [wanted],
  );
  const look = useCallback((cell: Cell) => {
    setActiveKey(cell.key);
    handlers.current.onCurrent(cell.item);
  }, []);

  const activeRow = grid.rows[activeCell?.row ?? -1];
  const shown = rowsShown(grid, top, box?.height ?? 0, activeRow);
  return (
    <div className="gallery-box" ref={ref}>
      <div
        className="items"
        {...(grid.rows.length > 0 && { role: 'grid', 'aria-label': label, 'aria-rowcount': grid.rows.length })}
        style={{ height: grid.height }}
        onKeyDown={onKeyDown}
      >
        {shown.map((row) => (
          <GridRow
            key={row.key}
            name={name}
            action={action}
            row={row}
            number={row.cells[0]?.row ?? grid.rows.indexOf(row)}
            at={indices.get(row.cells[0]?.key ?? '') ?? 0}
            columns={grid.columns}
            room={grid.room}
            font={grid.font}
            active={row === activeRow ? activeCell?.key : undefined}
            current={row.cells.some(({ item }) => item.text === current) ? current : undefined}
            pick={pick}
            look={look}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * How far the top of the window is below the top of the grid, in steps; negative while the grid begins further down. In full
 * screen the form scrolls instead of the page, so this listens to both.
 */
function useTop(ref: RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const update = () => {
      const { top: y } = ref.current?.getBoundingClientRect() ?? { top: 0 };
      setTop(Math.floor(-y / STEP) * STEP);
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', update, options);
    // A page that is opened again is already scrolled.
    update();
    return () => document.removeEventListener('scroll', update, options);
  }, [ref]);
  return top;
}

/** The measures of the grid's box and the window, updated when their size or the font changes. */
function useBox(ref: RefObject<HTMLDivElement | null>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { fontSize, fontFamily } = getComputedStyle(element);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = element.querySelector('.items')?.clientWidth ?? 0;
      setBox({ width, height: window.innerHeight, rem, font: `${fontSize} ${fontFamily}` });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    // Measure again when the page's font has loaded, which may start only after the first result.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return box;
}

type Grid = ReturnType<typeof rowsOf> & { readonly columns: number; readonly room: number; readonly font: string };

/** The items in rows that fit the box. */
const useGrid = (sections: readonly Section[], box: Box | undefined): Grid =>
  useMemo(() => {
    const { width = 0, rem = 16, font = '' } = box ?? {};
    const columns = Math.max(1, Math.floor((width / rem + GAP) / (CELL + GAP)));
    const column = (width + GAP * rem) / columns;
    const spanOf = ({ text }: Item) =>
      text.length < 3 ? 1 : Math.ceil((textWidth(text, font) + (PADDING + GAP) * rem) / column);
    const measures = { columns, spanOf, rowHeight: (CELL + GAP) * rem, headingHeight: HEADING * rem };
    return { ...rowsOf(width > 0 ? sections : [], measures), columns, room: width - PADDING * rem, font };
  }, [sections, box]);

/** Scrolls to new results. If only the sections above them grew, keeps the results where they are on the screen. */
function useKeptScroll(ref: RefObject<HTMLDivElement | null>, sections: readonly Section[], grid: Grid): void {
  const main = sections.find(({ echo }) => !echo)?.items;
  const before = useRef({ main, start: 0, laidOut: false });
  useLayoutEffect(() => {
    const { laidOut, start, main: last } = before.current;
    before.current = { main, start: grid.start, laidOut: grid.rows.length > 0 };
    if (!laidOut || !ref.current) return;
    if (last !== main) scrollBackTo(ref.current);
    else if (grid.start !== start) scrollerOf(ref.current).scrollBy({ top: grid.start - start, behavior: 'instant' });
  }, [ref, main, grid]);
}

/** Moves the focus to the active cell after a key press or a click in the grid, not when the grid is laid out again. */
function useWantedFocus(ref: RefObject<HTMLDivElement | null>, active: number): RefObject<boolean> {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const button = ref.current?.querySelector<HTMLElement>(`[data-at="${active}"]`);
    button?.parentElement?.scrollIntoView({ block: 'nearest' });
    button?.focus({ preventScroll: true });
  });
  return wanted;
}

/** The rows in view and around it, and the row with the active cell: Tab must reach it wherever the grid is scrolled to. */
function rowsShown({ rows }: Grid, top: number, height: number, activeRow: Row | undefined): readonly Row[] {
  const [first, end] = rowsWithin(rows, top - BEYOND, top + height + BEYOND + STEP);
  const shown = rows.slice(first, end);
  return activeRow && !shown.includes(activeRow) ? [...shown, activeRow] : shown;
}

interface RowProps {
  name: string;
  action: string;
  row: Row;
  number: number;
  /** The index of its first cell. */
  at: number;
  columns: number;
  /** The width available for a text, in pixels. */
  room: number;
  font: string;
  active: string | undefined;
  current: string | undefined;
  pick: (cell: Cell) => void;
  look: (cell: Cell) => void;
}

const GridRow = memo(function GridRow({ row, number, ...props }: RowProps): ReactNode {
  const { name, action, at, columns, room, font, active, current, pick, look } = props;
  if (row.heading !== undefined)
    return (
      <div role="row" aria-rowindex={number + 1} className="gallery-heading" style={{ top: row.top }}>
        <span role="rowheader" className="label">
          {row.heading}
        </span>
      </div>
    );
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      className="gallery-row"
      style={{ top: row.top, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.cells.map((cell, index) => {
        const { text, label } = cell.item;
        const spoken = typeof label === 'string' ? label : text;
        const tooWide = cell.span === columns ? room / textWidth(text, font) : 1;
        return (
          <div
            key={cell.key}
            role="gridcell"
            aria-selected={text === current}
            className="item"
            style={{
              ...(cell.span > 1 && { gridColumn: `span ${cell.span}` }),
              ...(tooWide < 1 && { fontSize: `${tooWide}em` }),
            }}
          >
            {cell.echo ? (
              <span>{text}</span>
            ) : (
              <output name={name} aria-live="off">
                {text}
              </output>
            )}
            <button
              type="button"
              className="cover"
              data-at={at + index}
              tabIndex={cell.key === active ? 0 : -1}
              title={spoken}
              aria-label={`${action}: ${spoken}`}
              onFocus={() => look(cell)}
              onClick={() => pick(cell)}
            />
          </div>
        );
      })}
    </div>
  );
});

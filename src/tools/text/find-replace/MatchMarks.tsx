import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Table } from '../../../kinds/contract/outputs';
import type { Form } from '../../../kinds/form/form';
import { marksIn } from './marks';
import css from './marks.css?inline';

const areaOf = (form: Form): HTMLTextAreaElement | null =>
  form.ref.current?.querySelector<HTMLTextAreaElement>('textarea[name=input]') ?? null;

/** Selects a match of the list in the text, and scrolls it into view. */
export function showMatch(form: Form, table: Table, row: number): void {
  const area = areaOf(form);
  const mark = area && marksIn(area.value, table).find((one) => one.row === row);
  if (!mark) return;
  area.focus();
  area.setSelectionRange(mark.start, mark.end);
  const drawn = form.ref.current?.querySelector<HTMLElement>(`.match-marks [data-row="${row}"]`);
  if (drawn) area.scrollTop = drawn.offsetTop - area.clientHeight / 2;
  area.scrollIntoView({ block: 'nearest' });
}

/** The style properties of a text area that determine where its letters are. */
const SAME = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-feature-settings',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'tab-size',
  'text-indent',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
] as const;

/**
 * A layer with the same text over the text area, invisible except for the marks: a text area cannot highlight a part of
 * its text.
 */
export default function MatchMarks({ form, table }: { form: Form; table: Table }): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const area = areaOf(form);
  const text = area?.value ?? '';
  const marks = marksIn(text, table).filter(({ start, end }) => end > start);

  useLayoutEffect(() => {
    const over = layer.current;
    if (!over || !area) return;
    const alignLayer = () => {
      const style = getComputedStyle(area);
      for (const name of SAME) over.style.setProperty(name, style.getPropertyValue(name));
      const [own, around] = [
        area.getBoundingClientRect(),
        over.parentElement?.getBoundingClientRect() ?? new DOMRect(),
      ];
      over.style.top = `${own.top - around.top + area.clientTop}px`;
      over.style.left = `${own.left - around.left + area.clientLeft}px`;
      over.style.width = `${area.clientWidth}px`;
      over.style.height = `${area.clientHeight}px`;
      over.scrollTop = area.scrollTop;
    };
    const scroll = () => {
      over.scrollTop = area.scrollTop;
    };
    alignLayer();
    const observer = new ResizeObserver(alignLayer);
    observer.observe(area);
    area.addEventListener('scroll', scroll);
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', scroll);
    };
  });

  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, row } of marks) {
    parts.push(
      text.slice(at, start),
      <mark key={row} data-row={row}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      <style href="match-marks" precedence="tool">
        {css}
      </style>
      <div ref={layer} className="match-marks" aria-hidden="true" dir="auto">
        {parts}
        {/* A line break at the end needs something after it to take up a line. */}
        {text.slice(at)}{' '}
      </div>
    </>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OutFile } from '../../../kinds/contract/outputs';
import type { Form } from '../../../kinds/form/form';
import { sourceOf } from './source-of';
import css from './before-after.css?inline';

/** Shows the original over the result at 100%, cut off at the slider's position; a large picture scrolls. */
export default function BeforeAfter({ form, place }: { form: Form; place: number }): ReactNode {
  const { strings } = form.props;
  const own = strings.own ?? {};
  const values = form.outcome?.values ?? {};
  const input = form.reading()?.values?.input;
  const files = Array.isArray(input) ? input.filter((file): file is File => file instanceof File) : [];
  const before = sourceOf(files, listOf(values.original, isText), place);
  const after = listOf(values.result, isOutFile)[place]?.blob;
  const [width, height] = [values.outWidth, values.outHeight].map((sides) => listOf(sides, isNumber)[place]);

  const [urls, setUrls] = useState<readonly [string, string]>();
  useEffect(() => {
    if (!before || !after) return;
    const made = [URL.createObjectURL(before), URL.createObjectURL(after)] as const;
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [before, after]);

  const box = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const cut = () => {
    const view = box.current;
    if (!view) return;
    const shown = Math.min(view.clientWidth, width ?? view.clientWidth);
    const at = view.scrollLeft + (shown * Number(slider.current?.value ?? 50)) / 100;
    view.style.setProperty('--cut', `${at}px`);
  };
  useEffect(() => {
    cut();
    const observer = new ResizeObserver(cut);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  });

  if (!before || !after || !urls) return null;
  const size = { width, height, alt: '', decoding: 'async' } as const;
  return (
    <div className="before-after">
      <style href="before-after" precedence="tool">
        {css}
      </style>
      <div className="field-head" aria-hidden="true">
        <span className="label">{own.before}</span>
        <span className="label">{own.after}</span>
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        step="any"
        defaultValue={50}
        aria-label={own.position}
        onInput={cut}
      />
      <div ref={box} className="stage" role="region" aria-label={own.picture} tabIndex={0} onScroll={cut}>
        <div style={{ width, height }}>
          <img src={urls[1]} {...size} />
          <img className="before" src={urls[0]} {...size} />
        </div>
      </div>
    </div>
  );
}

const listOf = <T,>(value: unknown, is: (one: unknown) => one is T): readonly T[] =>
  Array.isArray(value) ? value.filter(is) : [];
const isText = (one: unknown): one is string => typeof one === 'string';
const isNumber = (one: unknown): one is number => typeof one === 'number';
const isOutFile = (one: unknown): one is OutFile => typeof one === 'object' && one !== null && 'blob' in one;

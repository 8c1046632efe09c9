import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { canonicalValue } from '../../contract/values';
import { choiceLabel } from '../../contract/format-message';
import type { Form } from '../../form/form';

interface Props {
  form: Form;
  /** A field of type 'choice'. */
  name: string;
  /** The values that this page offers; all of them if omitted. Another one is shown while a link has chosen it. */
  offered?: readonly string[];
}

/** A choice as a row of chips, in one line that scrolls sideways. */
export function GalleryChips({ form, name, offered }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useChosenInView(row);
  const field = form.tool.fields[name];
  if (field?.type !== 'choice') return null;
  const { strings, preset } = form.props;
  const initial = preset[name] ?? canonicalValue(field.initial);
  return (
    <fieldset className="choices gallery-chips">
      <legend className="visually-hidden">{strings.labels[name]}</legend>
      <div ref={row}>
        {field.values.map((value) => (
          <label key={value} data-other={offered && !offered.includes(value) ? '' : undefined}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            <span>{choiceLabel(strings, name, value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the row, but never the page, to the chosen chip when another one was chosen: by a link, a sample or 'Clear'. */
function useChosenInView(row: { readonly current: HTMLDivElement | null }): void {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement;
    if (!row.current || !chip || chip === last.current) return;
    last.current = chip;
    const { offsetLeft, offsetWidth } = chip;
    const { scrollLeft, clientWidth } = row.current;
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  });
}

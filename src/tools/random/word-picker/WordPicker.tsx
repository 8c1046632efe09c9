import { useReducer, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { NarrowSelect } from '../../../kinds/parts/controls/NarrowSelect';
import { useForm } from '../../../kinds/form/use-form';
import { readKept, toggled } from './keep';
import { CATEGORIES, entryOf } from './lists';
import logic from './tool';

/** The words, each with a lock that keeps it while the others change. */
export default function WordPicker(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const own = props.strings.own ?? {};
  const values = form.reading()?.values;
  const keep = String(values?.keep ?? '');
  const kept = readKept(keep);
  const categories: Readonly<Record<string, readonly string[]>> = CATEGORIES;

  const toggle = (place: number, text: string) => {
    const control = form.ref.current?.elements.namedItem('keep');
    if (!(control instanceof HTMLInputElement)) return;
    // No input event: locking a word does not draw again.
    control.value = toggled(keep, { place, text });
    redraw();
  };
  const lock = (result: string, place: number) => {
    const text = entryOf(result);
    const locked = kept.some((one) => one.place === place && one.text === text);
    return (
      <button
        type="button"
        className="lock"
        aria-pressed={locked}
        aria-label={`${own.lock}: ${text}`}
        title={own.lock}
        onClick={() => toggle(place, text)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={`M6 11h12v9H6z${locked ? 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3' : 'M8.5 11V7a3.5 3.5 0 0 1 6.8-1.2'}`} />
        </svg>
      </button>
    );
  };

  return (
    <ToolForm
      form={form}
      className="word-picker"
      placed={['category', 'keep']}
      bar={
        <>
          <NarrowSelect
            form={form}
            name="category"
            values={['any', ...(categories[String(values?.list ?? props.preset.list ?? 'word')] ?? [])]}
          />
          <input
            type="text"
            name="keep"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="off"
            defaultValue={props.preset.keep ?? ''}
          />
        </>
      }
      results={[{ only: ['result', 'available', 'seedUsed', 'source', 'listDate'], extra: lock }]}
    />
  );
}

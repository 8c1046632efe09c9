import { useReducer, type ReactNode } from 'react';
import { readKept, toggled } from '../../contract/kept-results';
import type { Form } from '../../form/form';

interface Locks {
  /** The button of the result at a position. `text` is what its lock keeps, without separators of other parts. */
  readonly lock: (text: string, place: number) => ReactNode;
  /** The control `keep`, which the component must place in the form. */
  readonly control: ReactNode;
}

/**
 * Locks that keep single results of a generator while the others are drawn again. The tool needs the field `keep` and
 * reads it with `readKept`; its strings name the button in `own.lock`.
 */
export function useLocks(form: Form): Locks {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const name = form.props.strings.own?.lock;
  const keep = String(form.reading()?.values?.keep ?? '');
  const kept = readKept(keep);

  const toggle = (place: number, text: string) => {
    const control = form.ref.current?.elements.namedItem('keep');
    if (!(control instanceof HTMLInputElement)) return;
    // No input event: a lock alone does not draw again.
    control.value = toggled(keep, { place, text });
    redraw();
  };

  return {
    lock: (text, place) => {
      const locked = kept.some((one) => one.place === place && one.text === text);
      return (
        <button
          type="button"
          className="lock"
          aria-pressed={locked}
          aria-label={`${name}: ${text}`}
          title={name}
          onClick={() => toggle(place, text)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={`M6 11h12v9H6z${locked ? 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3' : 'M8.5 11V7a3.5 3.5 0 0 1 6.8-1.2'}`} />
          </svg>
        </button>
      );
    },
    control: (
      <input
        type="text"
        name="keep"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        defaultValue={form.props.preset.keep ?? ''}
      />
    ),
  };
}

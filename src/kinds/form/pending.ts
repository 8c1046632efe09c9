import type { FormState } from './form';

/** Keeps `data-state` at 'loading' or 'working' while the form waits for something. */
export interface Pending {
  /** Waits for something that belongs to the form: its first values, a component's code, a file's URL. Call the returned function when it has arrived. */
  hold(): () => void;
  /** A run begins: writes 'working' immediately, before React renders. 'loading' stays while the form waits for something. */
  begin(): void;
  /** The state that React has rendered: written as soon as the form waits for nothing. */
  show(state: FormState): void;
}

/** Writes `data-state`, and the state after a run only when everything that belongs to the form is in the document. */
export function makePending(formOf: () => HTMLFormElement | null): Pending {
  const held = new Set<symbol>();
  let shown: FormState = 'loading';
  const write = () => {
    const form = formOf();
    if (form && held.size === 0) form.dataset.state = shown;
  };
  return {
    hold: () => {
      const own = Symbol('held');
      held.add(own);
      return () => {
        if (held.delete(own)) write();
      };
    },
    begin: () => {
      shown = 'working';
      const form = formOf();
      if (form && form.dataset.state !== 'loading') form.dataset.state = shown;
      else write();
    },
    show: (state) => {
      shown = state;
      write();
    },
  };
}

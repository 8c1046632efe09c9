import type { FormState } from './form';

/** What a form waits for before `data-state` may say how its last run ended. */
export interface Pending {
  /** Something that belongs to the form is on its way: its first values, a part's code, a file's address. Call the result once it is there. */
  hold(): () => void;
  /** A run begins. Written at once, before React renders; 'loading' stays until nothing is on its way. */
  begin(): void;
  /** What React has rendered: written as soon as nothing is on its way. */
  show(state: FormState): void;
}

/** `data-state` leaves 'loading', and says how a run ended, only once everything that belongs to the form is in the document. */
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

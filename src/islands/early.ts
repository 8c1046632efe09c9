/**
 * A button pressed or a form sent while a tool's form says 'loading' is kept on the island, and made again once the form
 * has its first result (early-acts). This listens from the moment the page's first island is read, ahead of
 * React: a press would be lost, and a form sent would load the page again. It is inline in every tool's page, so it is
 * short; dropped and pasted files are kept by early-acts.
 *
 * What is typed, ticked or chosen needs none of this: the form reads its controls (kinds/use-form).
 */

/** An island with what its form is to do again, and what makes it load. */
export type EarlyIsland = Element & { early?: (() => void)[]; wake?: () => void };

/** The form of the event's island while it is loading, and its island. */
export function loadingForm({ target }: Event): { form: HTMLFormElement; island: EarlyIsland } | undefined {
  const island: EarlyIsland | null = (target as Element).closest('astro-island');
  const form = island?.querySelector<HTMLFormElement>('form[data-state=loading]');
  return island && form ? { form, island } : undefined;
}

/** Stops the event, and keeps what makes it again. */
export function keep(event: Event, again: (form: HTMLFormElement) => void): void {
  const loading = loadingForm(event);
  if (!loading) return;
  const { form, island } = loading;
  event.preventDefault();
  event.stopImmediatePropagation();
  (island.early ??= []).push(() => again(form));
  island.wake?.();
}

/** Listens for presses and sent forms, before any of the page's own listeners. */
export function watchEarly(): void {
  const capture = true;
  addEventListener('submit', (event) => keep(event, (form) => form.requestSubmit(event.submitter)), capture);
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button) keep(event, () => button.click());
    },
    capture,
  );
}

/**
 * What a visitor presses, sends, drops or pastes while a tool's form says 'loading' is kept on the island, and done again
 * once the form has its first result (early-acts). This listens from the moment the page's first island is read, ahead
 * of React: a press would be lost, a form sent would load the page again, and a file dropped would take its place. It
 * is inline in every tool's page, so it is short.
 *
 * What is typed, ticked or chosen needs none of this: the form reads its controls (kinds/form/use-form).
 */

export interface EarlyAct {
  readonly type: string;
  readonly target: Element;
  readonly files: readonly File[];
  readonly submitter: HTMLElement | null | undefined;
}

/** An island with what its form is to do again, and what makes it load. */
export type EarlyIsland = Element & { early?: EarlyAct[]; wake?: () => void };

type AnyEarly = Event & Partial<SubmitEvent & DragEvent & ClipboardEvent>;

function onEarly(event: AnyEarly): void {
  const { type, submitter } = event;
  const element = event.target as Element;
  const island: EarlyIsland | null = element.closest('astro-island');
  if (!island?.querySelector('form[data-state=loading]')) return;
  const target = type === 'click' ? element.closest('button') : element;
  const files = Array.from((event.dataTransfer ?? event.clipboardData)?.files ?? []);
  if (type === 'dragover') event.preventDefault();
  else if (target && (type === 'click' || type === 'submit' || files.length > 0)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    (island.early ??= []).push({ type, target, files, submitter });
    island.dispatchEvent(new Event('early'));
    island.wake?.();
  }
}

/** Listens before any of the page's own listeners. */
export function watchEarly(): void {
  for (const type of ['click', 'submit', 'dragover', 'drop', 'paste']) addEventListener(type, onEarly, true);
}

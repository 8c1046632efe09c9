/**
 * While a tool's form is loading, what a visitor presses, submits, drops or pastes is recorded on the island, and
 * replayed once the form has its first result (early-acts). This listens from the moment the page's first island is
 * parsed, before React: otherwise a press would be lost, submitting the form would reload the page, and a dropped file
 * would replace it. It is inline in every tool's page, so it is short.
 *
 * Typing, ticking and choosing need none of this: the form reads its controls (kinds/form/use-form).
 */

export interface EarlyAct {
  readonly type: string;
  readonly target: Element;
  readonly files: readonly File[];
  readonly submitter: HTMLElement | null | undefined;
}

/** An island with the actions to replay, what makes it load, and what loads the replay. */
export type EarlyIsland = Element & { early?: EarlyAct[]; wake?: () => void; replay?: () => void };

type AnyEarly = Event & Partial<SubmitEvent & DragEvent & ClipboardEvent & KeyboardEvent>;

function onEarly(event: AnyEarly): void {
  const { type, submitter } = event;
  const element = event.target as Element;
  const island: EarlyIsland | null = element.closest('astro-island');
  if (!island?.querySelector('form[data-state=loading]')) return;
  // A question is sent with Enter (kinds/parts/controls/TextControl), which otherwise would be a line break.
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && element.matches('.kind-lookup textarea')) {
    event.preventDefault();
    (element as HTMLTextAreaElement).form?.requestSubmit();
  }
  const target = type === 'click' ? element.closest('button') : element;
  const files = Array.from((event.dataTransfer ?? event.clipboardData)?.files ?? []);
  if (type === 'dragover') event.preventDefault();
  else if (target && (type === 'click' || type === 'submit' || files.length > 0)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    (island.early ??= []).push({ type, target, files, submitter });
    island.replay?.();
    island.wake?.();
  }
}

/** Listens before any of the page's own listeners. */
export function watchEarly(): void {
  for (const type of ['click', 'keydown', 'submit', 'dragover', 'drop', 'paste']) addEventListener(type, onEarly, true);
}

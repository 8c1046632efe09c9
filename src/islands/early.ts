/**
 * What a visitor presses, sends, drops or pastes while a tool's form says 'loading' is kept, and made again once the form
 * has its first result. Listens from the moment the page's first island is read, ahead of React: a press would be lost, a
 * form sent would load the page again, and a file dropped would take its place.
 *
 * What is typed, ticked or chosen needs none of this: the form reads its controls (kinds/use-form).
 */

const LOADING = 'form[data-state=loading]';
/** Tells the island that there is something to do. */
export const EARLY = 'smallkit:early';

const kept = new Map<HTMLFormElement, (() => void)[]>();

function loadingForm(event: Event): HTMLFormElement | undefined {
  const { target } = event;
  const island = target instanceof Element ? target.closest('astro-island') : null;
  return island?.querySelector<HTMLFormElement>(LOADING) ?? undefined;
}

function keep(form: HTMLFormElement, event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const waiting = kept.get(form);
  if (waiting) waiting.push(again);
  else {
    kept.set(form, [again]);
    void makeAgain(form);
  }
  form.dispatchEvent(new Event(EARLY, { bubbles: true }));
}

/** Whether something waits to be made again. */
export const hasEarly = (island: Element): boolean => [...kept.keys()].some((form) => island.contains(form));

async function makeAgain(form: HTMLFormElement): Promise<void> {
  await settled(form);
  for (const again of kept.get(form) ?? []) {
    again();
    await new Promise((done) => setTimeout(done));
    await settled(form);
  }
  kept.delete(form);
}

/** The form is neither loading nor working. */
async function settled(form: HTMLFormElement): Promise<void> {
  const busy = () => form.dataset.state === 'loading' || form.dataset.state === 'working';
  if (!busy()) return;
  await new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (busy()) return;
      observer.disconnect();
      done();
    });
    observer.observe(form, { attributeFilter: ['data-state'] });
  });
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

function onClick(event: Event): void {
  const form = loadingForm(event);
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (form && button) keep(form, event, () => button.click());
}

function onSubmit(event: SubmitEvent): void {
  const form = loadingForm(event);
  if (form) keep(form, event, () => form.requestSubmit(event.submitter));
}

/** A question is sent with Enter (kinds/parts/TextControl): it would be a line break. */
function onKeyDown(event: KeyboardEvent): void {
  const form = loadingForm(event);
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  if (form?.dataset.kind !== 'lookup' || !(event.target instanceof HTMLTextAreaElement)) return;
  keep(form, event, () => form.requestSubmit());
}

function onDrag(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files') || !loadingForm(event)) return;
  event.preventDefault();
}

function onDrop(event: DragEvent): void {
  const form = loadingForm(event);
  const { target } = event;
  const files = Array.from(event.dataTransfer?.files ?? []);
  if (!form || !target || files.length === 0) return;
  keep(form, event, () =>
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) })),
  );
}

function onPaste(event: ClipboardEvent): void {
  const form = loadingForm(event);
  const { target } = event;
  const files = Array.from(event.clipboardData?.files ?? []);
  if (!form || !target || files.length === 0) return;
  keep(form, event, () =>
    target.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) }),
    ),
  );
}

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('dragover', onDrag, true);
addEventListener('drop', onDrop, true);
addEventListener('paste', onPaste, true);

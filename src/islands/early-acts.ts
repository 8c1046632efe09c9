import { keep, loadingForm, type EarlyIsland } from './early';

/* Files dropped or pasted, and a question sent with Enter, while a tool's form says 'loading'; and all that was kept, made again. */

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** A question is sent with Enter (kinds/parts/TextControl): it would be a line break. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  if (loadingForm(event)?.form.dataset.kind !== 'lookup' || !(event.target instanceof HTMLTextAreaElement)) return;
  keep(event, (form) => form.requestSubmit());
}

/** Without this, a file that is dropped takes the page's place. */
function onDragOver(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && loadingForm(event)) event.preventDefault();
}

function onDrop(event: DragEvent): void {
  const { target } = event;
  const files = Array.from(event.dataTransfer?.files ?? []);
  if (!target || files.length === 0) return;
  keep(event, () =>
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) })),
  );
}

function onPaste(event: ClipboardEvent): void {
  const { target } = event;
  const files = Array.from(event.clipboardData?.files ?? []);
  if (!target || files.length === 0) return;
  keep(event, () =>
    target.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) }),
    ),
  );
}

addEventListener('keydown', onKeyDown, true);
addEventListener('dragover', onDragOver, true);
addEventListener('drop', onDrop, true);
addEventListener('paste', onPaste, true);

/** Does again, one after the other, what the visitor did before the form had its first result. */
async function replay(form: HTMLFormElement): Promise<void> {
  await settled(form);
  const island: EarlyIsland | null = form.closest('astro-island');
  const acts = island?.early ?? [];
  delete island?.early;
  for (const again of acts) {
    again();
    await new Promise((done) => setTimeout(done));
    await settled(form);
  }
}

/** Waits until the form is neither loading nor working. */
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

const form = document.querySelector<HTMLFormElement>('form#tool');
if (form) void replay(form);

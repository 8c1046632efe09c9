import type { EarlyAct, EarlyIsland } from './early';

/* Replays what a visitor did while a tool's form was loading (see early). */

/** Replays an action, then yields so that the page can handle it. */
async function replayAct({ type, target, files, submitter }: EarlyAct): Promise<void> {
  if (type === 'click') (target as HTMLElement).click();
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
  else {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    const options = { bubbles: true, cancelable: true };
    target.dispatchEvent(
      type === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: transfer })
        : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
    );
  }
  await new Promise((done) => setTimeout(done));
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

async function replay(form: HTMLFormElement): Promise<void> {
  await settled(form);
  const island: EarlyIsland | null = form.closest('astro-island');
  // A part that is still on its way makes the form 'loading' again, and what is replayed at that moment is recorded again.
  for (let acts = island?.early; acts; acts = island?.early) {
    delete island?.early;
    for (const act of acts) {
      await replayAct(act);
      await settled(form);
    }
  }
}

const form = document.querySelector<HTMLFormElement>('form#tool');
if (form) void replay(form);

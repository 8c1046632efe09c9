/** Does again, one after the other, what a visitor did before the form was ready (islands/early). */
export async function replayEarly(form: HTMLFormElement): Promise<void> {
  const island: (Element & { early?: (() => void)[] }) | null = form.closest('astro-island');
  const acts = island?.early ?? [];
  if (!island || acts.length === 0) return;
  delete island.early;
  await settled(form);
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

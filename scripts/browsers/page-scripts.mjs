/** The scripts that every driver runs inside a page: as text, because their protocols only transfer text. */

/** The island hydrates on the first pointer event. */
export const WAKE = `document.querySelector('form#tool')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;

/** Clears what earlier visits left behind. Runs on a page of the same origin that stores nothing. */
export const FORGET = `(() => {
  sessionStorage.clear();
  localStorage.clear();
  void indexedDB.databases?.().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));
})()`;

/** State, plain values of the outputs by name (without blank ones) and alerts, as JSON. */
export const LOOK = `(() => {
  const form = document.querySelector('form#tool');
  const outputs = {};
  for (const output of form?.querySelectorAll('output') ?? []) {
    const value = output.dataset.value ?? output.textContent ?? '';
    if (value !== '') (outputs[output.getAttribute('name') ?? ''] ??= []).push(value);
  }
  const alerts = [...document.querySelectorAll('main [role=alert]')].map((one) => one.textContent.trim()).filter(Boolean);
  return JSON.stringify({ state: form ? form.dataset.state ?? 'loading' : 'no form', outputs, alerts });
})()`;

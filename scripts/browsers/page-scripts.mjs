/** What every driver runs inside a page: as text, because only text crosses each of their protocols. */

/** The island wakes on the first pointer. */
export const WAKE = `document.querySelector('form#tool')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;

/** Forgets what earlier visits left behind. It runs on a page of the same origin that stores nothing. */
export const FORGET = `(() => {
  sessionStorage.clear();
  localStorage.clear();
  void indexedDB.databases?.().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));
})()`;

/** State, plain values of the outputs by name (blank ones left out) and alerts, as JSON. */
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

import type { ClientDirective } from 'astro';
import { EARLY, watchEarly, type EarlyIsland } from './early';

const SIGNS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input', 'change', 'dragenter', EARLY] as const;

/**
 * Hydrates on intent: the first focus, pointer or key on the island, or something to act on (a fragment, what was typed,
 * chosen, pressed or stored, a first result that is due at once). The page's head preloads its modules (build/finish.ts),
 * so that intent costs no round trip. What is pressed before the form is ready is kept by `early`.
 */
const intent: ClientDirective = (load, _options, el) => {
  const form = el.querySelector('form');
  let started = false;
  el.addEventListener('ready', () => el.removeAttribute('data-waking'), { once: true });
  const start = async () => {
    if (started) return;
    started = true;
    // What is fetched for later waits (lib/site/quiet.ts).
    el.toggleAttribute('data-waking', form !== null);
    const hydrate = await load();
    await hydrate();
  };

  for (const sign of SIGNS) el.addEventListener(sign, start, { passive: true });
  window.addEventListener('hashchange', start);

  const touched = form !== null && (isTouched(form) || (el as EarlyIsland).early !== undefined);
  const stored = form !== null && hasMemory();
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  if (form && (location.hash.includes('=') || touched || stored)) void start();
  else if (form?.hasAttribute('data-eager')) idle(() => void start());
};

/**
 * Whether something was typed or ticked before this ran. Shorter than kinds/touched, with which the form reads: this is in
 * every page, and a choice that is made later fires an event.
 */
const isTouched = (form: HTMLFormElement): boolean =>
  (Array.from(form.elements) as HTMLInputElement[]).some(
    ({ value, defaultValue = value, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );

/** Whether this tab remembers what the page's form held (kinds/memory). */
function hasMemory(): boolean {
  try {
    return sessionStorage.getItem(`form:${location.pathname}`) !== null;
  } catch {
    // Storage is off.
    return false;
  }
}

watchEarly();

export default intent;

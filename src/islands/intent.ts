import type { ClientDirective } from 'astro';
import { watchEarly, type EarlyIsland } from './early';

const SIGNS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/**
 * Hydrates on intent: the first focus, pointer or key on the island, or something to act on (a fragment, what was typed,
 * chosen, pressed or stored, a first result that is due at once). The page's head preloads its modules (build/finish.ts),
 * so that intent costs no round trip. What is pressed before the form is ready is kept by `early`.
 */
const intent: ClientDirective = (load, _options, el: EarlyIsland) => {
  const form = el.querySelector('form');
  let started = false;
  el.addEventListener('ready', () => el.removeAttribute('data-waking'), { once: true });
  const start = async () => {
    if (started) return;
    started = true;
    // What is fetched for later waits (islands/site/when-quiet.ts).
    if (form) el.toggleAttribute('data-waking');
    const hydrate = await load();
    await hydrate();
  };

  for (const sign of SIGNS) el.addEventListener(sign, start, { passive: true });
  addEventListener('hashchange', start);
  el.wake = start;

  const touched = form !== null && (isTouched(form) || el.early !== undefined);
  const stored = form !== null && hasMemory();
  if (form && (location.hash.includes('=') || touched || stored)) void start();
  else if (form) {
    // Safari has no idle callback.
    const idle = self.requestIdleCallback ?? setTimeout;
    // Modules that are evaluated already save a third of the time from the first key to the answer on a phone.
    idle(form.hasAttribute('data-eager') ? start : () => void load());
  }
};

/**
 * Whether something was typed or a file was chosen before this ran. Shorter than kinds/form/touched-fields, with which the form reads:
 * this is in every page, and whatever is done later fires an event.
 */
const isTouched = (form: HTMLFormElement): boolean =>
  (Array.from(form.elements) as HTMLInputElement[]).some(
    ({ value, defaultValue }) => defaultValue !== undefined && value !== defaultValue,
  );

/** Whether this tab remembers what the page's form held (kinds/form/form-memory). */
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

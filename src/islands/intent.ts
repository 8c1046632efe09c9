import type { ClientDirective } from 'astro';
import { watchEarly, type EarlyIsland } from './early';

const EVENTS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/** Some pages are never idle for the browser, such as one that draws no frame. */
const IDLE = { timeout: 2_000 };

/**
 * Hydrates an island on intent: at the first focus, pointer or key event on it, or if there is something to process (a
 * fragment; a value that was typed, chosen or stored; a button that was pressed; an eager first result). The page's head
 * preloads the modules (build/finish.ts), so that hydration needs no round trip. `early` keeps presses from before then.
 */
const intent: ClientDirective = (load, _options, el: EarlyIsland) => {
  const form = el.querySelector('form');
  let started = false;
  el.addEventListener('ready', () => el.removeAttribute('data-waking'), { once: true });
  const start = async () => {
    if (started) return;
    started = true;
    const loading = load();
    let loaded = false;
    if (form) {
      // Delays prefetching until the form is ready (islands/site/when-quiet.ts).
      el.toggleAttribute('data-waking');
      // A browser reads its tables for numbers with the first one that it formats, which takes over 100 ms on a phone:
      // it does so while it waits for the scripts.
      requestIdleCallback(() => loaded || (0).toLocaleString());
    }
    const hydrate = await loading;
    loaded = true;
    await hydrate();
  };

  for (const event of EVENTS) el.addEventListener(event, start, { passive: true });
  addEventListener('hashchange', start);
  el.wake = start;

  const touched = form !== null && (isTouched(form) || el.early !== undefined);
  const stored = form !== null && hasMemory();
  if (form && (location.hash.includes('=') || touched || stored)) void start();
  else if (form) {
    // Evaluating the modules ahead saves a third of the time from the first key press to the result on a phone.
    const ahead = form.hasAttribute('data-eager') ? start : () => void load();
    if (form.closest('article')) whenNear(form, ahead);
    else requestIdleCallback(ahead, IDLE);
  }
};

/** A post is read before its tool is used: nothing is loaded until the tool is less than a screen away. */
const whenNear = (form: Element, work: () => void) =>
  new IntersectionObserver(
    ([seen], watch) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      work();
    },
    { rootMargin: '100%' },
  ).observe(form);

/**
 * Whether the visitor typed something or chose a file before this script ran. It is shorter than kinds/form/touched-fields.ts,
 * because it is in every page, and later changes fire events anyway.
 */
const isTouched = (form: HTMLFormElement): boolean =>
  (Array.from(form.elements) as HTMLInputElement[]).some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      checked !== defaultChecked ||
      // The value of a checkbox is 'on', its default none.
      (type !== 'checkbox' && value !== (defaultValue ?? value)),
  );

/** Whether this tab stored values of the page's form (kinds/form/form-memory.ts). */
function hasMemory(): boolean {
  try {
    return sessionStorage.getItem(`form:${location.pathname}`) !== null;
  } catch {
    // Storage is disabled.
    return false;
  }
}

watchEarly();

export default intent;

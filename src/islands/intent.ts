import type { ClientDirective } from 'astro';

const SIGNS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/**
 * Hydrates on intent: the first focus, pointer or key on the island, or something to act on (a fragment, typed or
 * stored text, a first result that is due at once). The page's head preloads its modules (build/finish.ts), so that
 * intent costs no round trip. A button pressed before the form stands is pressed again once it says 'ready' (kinds/use-form).
 */
const intent: ClientDirective = (load, _options, el) => {
  const form = el.querySelector('form');
  let started = false;
  let pressed: HTMLElement | null | undefined;
  // On the way down: React stops a click on what has not come yet.
  const onClick = (event: Event) => {
    if (form?.dataset.state !== 'loading') return;
    pressed = (event.target as Element).closest('button');
    // The form would be sent, and the page loaded anew.
    if (pressed) event.preventDefault();
  };
  el.addEventListener('click', onClick, true);
  const onReady = () => {
    el.removeAttribute('data-waking');
    pressed?.click();
  };
  el.addEventListener('ready', onReady, { once: true });

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

  const touched = Array.from(form?.elements ?? []).some(
    (control) =>
      (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) &&
      control.value !== control.defaultValue,
  );
  const stored = form !== null && sessionStorage.getItem(`form:${location.pathname}`) !== null;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  if (form && (location.hash.includes('=') || touched || stored)) void start();
  else if (form?.hasAttribute('data-eager')) idle(() => void start());
};

export default intent;

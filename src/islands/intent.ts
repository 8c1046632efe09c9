import type { ClientDirective } from 'astro';

const SIGNS = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/**
 * Hydrates on intent: the first focus, pointer or key on the island, or something to act on (a fragment, typed or
 * stored text, a first result that is due at once). Its modules are preloaded when the page is idle, so that intent
 * costs no round trip. A click that came before React is made again once it is there.
 */
const intent: ClientDirective = (load, options, el) => {
  let started = false;
  let clicked: HTMLElement | undefined;
  const onClick = (event: Event) => {
    clicked = event.target instanceof Element ? (event.target.closest<HTMLElement>('button') ?? undefined) : undefined;
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of SIGNS) el.removeEventListener(sign, start);
    window.removeEventListener('hashchange', start);
    const hydrate = await load();
    await hydrate();
    el.removeEventListener('click', onClick);
    // The island's effects run after hydration; only then do its buttons act.
    if (clicked) setTimeout(() => clicked?.isConnected && clicked.click(), 50);
  };

  for (const sign of SIGNS) el.addEventListener(sign, start, { passive: true });
  el.addEventListener('click', onClick);
  window.addEventListener('hashchange', start);

  const form = el.querySelector('form');
  const touched = Array.from(form?.elements ?? []).some(
    (control) =>
      (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) &&
      control.value !== control.defaultValue,
  );
  const stored = form !== null && sessionStorage.getItem(`form:${location.pathname}`) !== null;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  if (form && (location.hash.includes('=') || touched || stored)) void start();
  else if (form?.hasAttribute('data-eager')) idle(() => void start());
  else if (options.value !== 'later') idle(() => preload(el));
};

/** The island's modules, as the build has listed them. */
function preload(el: HTMLElement): void {
  const urls = el.dataset.preload?.split(' ') ?? [el.getAttribute('component-url'), el.getAttribute('renderer-url')];
  for (const href of urls) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

export default intent;

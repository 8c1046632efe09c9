import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as show, Toaster } from 'sonner';

const DURATION_MS = 5_000;

/** What a page asks to be said: a sentence in its own language. */
export interface ToastDetail {
  readonly text: string;
  readonly kind?: 'info' | 'success' | 'error';
}

let ready: Promise<void> | undefined;

/**
 * Top right, five seconds; it pauses on hover and on loss of focus, closes on click, and follows the colour mode.
 * Sonner watches the pointer and a hidden tab; a window that lost focus is watched here: the toast then has no end, and
 * gets its five seconds when the window is back.
 */
export async function toast({ text, kind = 'info' }: ToastDetail): Promise<void> {
  await (ready ??= mount());
  const watch = new AbortController();
  const end = () => watch.abort();
  const options = () => ({
    duration: document.hasFocus() ? DURATION_MS : Infinity,
    onAutoClose: end,
    onDismiss: end,
  });
  const id = show[kind](text, options());
  const again = () => show[kind](text, { id, ...options() });
  addEventListener('blur', again, { signal: watch.signal });
  addEventListener('focus', again, { signal: watch.signal });
}

async function mount(): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const theme = () => (document.documentElement.dataset.colour === 'dark' ? 'dark' : 'light');
  const render = () =>
    root.render(createElement(Toaster, { position: 'top-right', duration: DURATION_MS, theme: theme() }));
  render();
  new MutationObserver(render).observe(document.documentElement, { attributeFilter: ['data-colour'] });
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-sonner-toast]')) show.dismiss();
  });
  await new Promise((resolve) => setTimeout(resolve));
}

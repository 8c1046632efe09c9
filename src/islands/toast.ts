import { pageLang } from '../browser/page-lang';
import { createElement, Fragment, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as show, Toaster } from 'sonner';
import type { Interface } from '../i18n/en';
import type { ToastDetail } from '../browser/pending-toast';

export type { ToastDetail } from '../browser/pending-toast';

const DURATION_MS = 5_000;

/** Each language is a separate chunk, loaded with the first toast of a page. */
const WORDS = import.meta.glob<Interface>('../i18n/??.ts', { import: 'default' });

let ready: Promise<Interface> | undefined;

/**
 * Slides in at the top right for five seconds; pauses on hover and when the window loses the focus, closes on click or
 * with its button, and follows the color mode. Sonner handles the pointer and hidden tabs; this handles the focus:
 * without it, the toast has no time limit, and gets its five seconds when the window has it again.
 */
export async function toast(detail: ToastDetail): Promise<void> {
  const words = await (ready ??= mount());
  const text = 'text' in detail ? detail.text : words[detail.key];
  const { kind = 'info' } = detail;
  const watch = new AbortController();
  const end = () => watch.abort();
  const options = () => ({
    duration: document.hasFocus() ? DURATION_MS : Infinity,
    onAutoClose: end,
    onDismiss: end,
  });
  const id = show[kind](text, options());
  const update = () => show[kind](text, { id, ...options() });
  addEventListener('blur', update, { signal: watch.signal });
  addEventListener('focus', update, { signal: watch.signal });
}

async function wordsOfPage(): Promise<Interface> {
  const load = WORDS[`../i18n/${pageLang()}.ts`];
  if (!load) throw new Error('No interface strings');
  return load();
}

async function mount(): Promise<Interface> {
  const words = await wordsOfPage();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const theme = () => (document.documentElement.dataset.color === 'dark' ? 'dark' : 'light');
  const { promise: mounted, resolve: onMounted } = Promise.withResolvers<void>();
  const render = () =>
    root.render(
      createElement(
        Fragment,
        null,
        createElement(Toaster, {
          position: 'top-right',
          duration: DURATION_MS,
          closeButton: true,
          theme: theme(),
          containerAriaLabel: words['toast.region'],
          toastOptions: { closeButtonAriaLabel: words['action.close'] },
        }),
        createElement(AfterToaster, { onMounted }),
      ),
    );
  render();
  new MutationObserver(render).observe(document.documentElement, { attributeFilter: ['data-color'] });
  container.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-sonner-toast]')) show.dismiss();
  });
  await mounted;
  return words;
}

/**
 * Renders nothing. Sonner's Toaster subscribes to toasts in an effect, and never shows one that was published before.
 * React runs effects in the order of siblings, so after this one's effect the Toaster listens.
 */
function AfterToaster({ onMounted }: { onMounted: () => void }): null {
  useEffect(onMounted, [onMounted]);
  return null;
}

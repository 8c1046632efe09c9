import type { EarlyIsland } from './early';
import { start } from './site/site-start';

/** The script of every page: the header's menus, and what islands/site handles. */

function colorMenu(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-color-mode]');
  const show = () => {
    const mode = document.documentElement.dataset.colorMode ?? 'system';
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.colorMode === mode));
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      localStorage.setItem('colour-mode', button.dataset.colorMode ?? 'system');
      dispatchEvent(new Event('smallkit:color'));
      show();
      button.closest('details')?.removeAttribute('open');
    });
  }
  show();
}

/** Menus close on Escape and on a press elsewhere. */
function menus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll('details.menu[open]'))
      if (menu !== except) menu.removeAttribute('open');
  };
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element) close(event.target.closest('details.menu'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}

/** What is pressed before a tool's form is ready is replayed; the script for it loads with the first press. */
function earlyActs(): void {
  const form = document.querySelector<HTMLFormElement>('form#tool');
  const island: EarlyIsland | null | undefined = form?.closest('astro-island');
  const load = () => void import('./early-acts');
  // A lookup also needs it for Enter in its text area.
  if (island?.early || form?.dataset.kind === 'lookup') load();
  else if (island) island.replay = load;
}

/** The command palette: Ctrl+K anywhere, / outside text fields, and the header's button. */
function palette(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#palette');
  if (!dialog) return;
  const open = () => {
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.focus();
  };
  document.querySelector('[data-open-palette]')?.addEventListener('click', open);
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // A search field would only clear itself at the first Escape.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    const { key, ctrlKey, metaKey, altKey } = event;
    const wanted = ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !altKey && !typing;
    if (!wanted) return;
    event.preventDefault();
    open();
  });
}

addEventListener('smallkit:toast', (event) => {
  if (event instanceof CustomEvent) void import('./toast').then((toasts) => toasts.toast(event.detail));
});

start();
earlyActs();
colorMenu();
menus();
palette();
try {
  // Items saved from this page appear next to its tool's buttons.
  if (localStorage.getItem('saved-pages')?.includes(` ${location.pathname} `)) void import('./page-items');
} catch {
  // Storage is disabled: nothing is saved here.
}

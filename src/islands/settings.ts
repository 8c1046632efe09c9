import { formatBytes } from '../i18n/format';
import { isLang } from '../i18n/languages';

/** The settings page: what is kept on this device, and ways to erase it. */
export function settingsPage(): void {
  const root = document.querySelector<HTMLElement>('[data-settings]');
  if (!root) return;
  unknownSetting(root);
  void showStored(root);
  root.querySelector('[data-erase]')?.addEventListener('click', () => void erase(root));
  consent(root);
}

/** Any path under /setting/ is served by this page; a name it does not know is said, as text. */
function unknownSetting(root: HTMLElement): void {
  const base = document.body.dataset.base ?? '/';
  const name = decodeURIComponent(location.pathname.slice(`${base}setting/`.length).replace(/\/$/, ''));
  const note = root.querySelector<HTMLElement>('[data-unknown]');
  if (name === '' || !note || root.querySelector(`[data-panel="${CSS.escape(name)}"]`)) {
    root.querySelector(`[data-panel="${CSS.escape(name)}"]`)?.scrollIntoView();
    return;
  }
  note.hidden = false;
  note.textContent = (note.dataset.unknown ?? '{path}').replace('{path}', name);
}

async function showStored(root: HTMLElement): Promise<void> {
  const lang = isLang(document.documentElement.lang) ? document.documentElement.lang : 'en';
  const sizeOf = (storage: Storage) =>
    Object.entries({ ...storage }).reduce((sum, [key, value]) => sum + 2 * (key.length + String(value).length), 0);
  const { usage = 0 } = await navigator.storage.estimate();
  const figures: Record<string, number> = {
    local: sizeOf(localStorage),
    session: sizeOf(sessionStorage),
    cache: usage,
  };
  for (const [name, bytes] of Object.entries(figures)) {
    root.querySelector(`[data-size="${name}"]`)?.replaceChildren(formatBytes(bytes, lang));
  }
}

async function erase(root: HTMLElement): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  dispatchEvent(new Event('smallkit:colour'));
  const status = root.querySelector<HTMLElement>('[data-erased]');
  if (status) status.textContent = status.dataset.erased ?? '';
  await showStored(root);
}

function consent(root: HTMLElement): void {
  const read = (): Record<string, boolean> => {
    try {
      return JSON.parse(localStorage.getItem('consent') ?? '{}');
    } catch {
      return {};
    }
  };
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-consent]')) {
    const name = box.dataset.consent ?? '';
    box.checked = read()[name] === true;
    box.addEventListener('change', () =>
      localStorage.setItem('consent', JSON.stringify({ ...read(), [name]: box.checked })),
    );
  }
}

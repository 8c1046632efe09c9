import { settingsText } from '../features/settings/settings-text';
import { dataPanel } from './settings-data';
import { choose, storedChoice } from './site/consent';

/** The settings: what is stored on this device, and the visitor's choices. */
export function settingsPage(): void {
  const root = document.querySelector<HTMLElement>('[data-settings]');
  if (!root) return;
  unknownSetting(root);
  consent(root);
  allowed(root);
  void dataPanel(root, settingsText(root));
  void savedItemsPlaces(root);
  if (import.meta.env.PUBLIC_FIREBASE_CONFIG)
    void import('./account-panel').then(({ accountPanel }) => accountPanel(root));
}

/** The English page serves any path under /setting/; an unknown name is shown as text. */
function unknownSetting(root: HTMLElement): void {
  const note = root.querySelector<HTMLElement>('[data-unknown]');
  const name = settingOf(location.pathname, document.body.dataset.base ?? '/');
  if (!note || name === '') return;
  note.hidden = false;
  note.textContent = (note.dataset.unknown ?? '{path}').split('{path}').join(name);
}

/** The part after `/setting/`, decoded if possible; '' on the settings page itself. */
export function settingOf(path: string, base: string): string {
  const name = path.slice(`${base}setting/`.length).replace(/\/+$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function savedItemsPlaces(root: HTMLElement): Promise<void> {
  const places = root.querySelectorAll<HTMLElement>('[data-saved-items]');
  if (places.length === 0) return;
  const { savedItems } = await import('./saved-items');
  for (const place of places) await savedItems(place);
}

/** Answers that are stored as yes or no, each under its own key. */
function allowed(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-allowed]')) {
    const key = box.dataset.allowed ?? '';
    box.checked = localStorage.getItem(key) === 'yes';
    box.addEventListener('change', () => localStorage.setItem(key, box.checked ? 'yes' : 'no'));
  }
}

const CHOICES = ['ads', 'analytics', 'recording'] as const;

function consent(root: HTMLElement): void {
  const boxOf = (name: (typeof CHOICES)[number]) => root.querySelector<HTMLInputElement>(`[data-consent="${name}"]`);
  const stored = storedChoice();
  for (const name of CHOICES) {
    const box = boxOf(name);
    if (!box) continue;
    box.checked = stored?.[name] === true;
    box.addEventListener('change', () =>
      choose({
        ads: boxOf('ads')?.checked === true,
        analytics: boxOf('analytics')?.checked === true,
        recording: boxOf('recording')?.checked === true,
      }),
    );
  }
}

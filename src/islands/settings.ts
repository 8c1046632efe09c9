import { formatBytes } from '../i18n/format';
import { download } from '../browser/copy-download';
import { HeldElsewhere, deviceStores, type DeviceStore } from '../storage/device-stores';
import { choose, storedChoice } from './site/consent';
import { element } from '../browser/element';

/** The settings: what is stored on this device, with buttons to save and erase each, and the visitor's choices. */
export function settingsPage(): void {
  const root = document.querySelector<HTMLElement>('[data-settings]');
  if (!root) return;
  unknownSetting(root);
  consent(root);
  allowed(root);
  void dataPanel(root);
  void savedItemsPlaces(root);
  if (import.meta.env.PUBLIC_FIREBASE_CONFIG)
    void import('./account-panel').then(({ accountPanel }) => accountPanel(root));
}

/** This page serves any path under /setting/; an unknown name is shown as text. */
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

async function dataPanel(root: HTMLElement): Promise<void> {
  const list = root.querySelector<HTMLElement>('[data-stores]');
  const status = root.querySelector<HTMLElement>('[data-erased]');
  if (!list || !status) return;
  const say = (text: string) => {
    status.textContent = text;
  };
  let latest = 0;
  const show = async () => {
    const own = ++latest;
    const stores = await deviceStores();
    // A list that was requested before an erasure may arrive after it.
    if (own === latest) list.replaceChildren(...stores.map((store) => row(store, say, show)));
  };
  // Before any `await`: a press would be lost.
  root.querySelector('[data-export]')?.addEventListener('click', () => void saveAll(say));
  root.querySelector('[data-erase]')?.addEventListener('click', () => {
    void eraseAll(status).finally(() => void show());
  });
  await show();
}

function row(store: DeviceStore, say: (text: string) => void, refresh: () => Promise<void>): HTMLElement {
  const size = element('output', { name: store.id }, '…');
  const erase = element('button', { type: 'button', 'aria-label': `Erase: ${store.label}` }, 'Erase');
  const actions = element('span', { class: 'actions' });
  if (store.copy) {
    const save = element('button', { type: 'button', 'aria-label': `Save a copy: ${store.label}` }, 'Save a copy');
    save.addEventListener('click', () => void saveCopy([store], say));
    actions.append(save);
  }
  actions.append(erase);
  erase.addEventListener('click', () => {
    erase.disabled = true;
    void eraseOne(store, say).finally(() => void refresh());
  });
  void store.size().then(
    (bytes) => {
      size.textContent = formatBytes(bytes, 'en');
      size.dataset.value = String(bytes);
    },
    () => (size.textContent = 'not known'),
  );
  return element('li', { 'data-store': store.id }, element('span', {}, store.label, ' ', size), actions);
}

async function eraseOne(store: DeviceStore, say: (text: string) => void): Promise<void> {
  try {
    await store.erase();
    dispatchEvent(new Event('smallkit:color'));
    say(`Erased: ${store.label}.`);
  } catch (error) {
    say(heldOrFailed(error, store.label));
  }
}

const heldOrFailed = (error: unknown, label: string): string =>
  error instanceof HeldElsewhere
    ? `${label}: another tab of this site has it open. It is erased as soon as that tab is closed.`
    : `${label}: could not be erased. Reload the page and try again.`;

async function eraseAll(status: HTMLElement): Promise<void> {
  const held: string[] = [];
  for (const store of await deviceStores())
    await store.erase().catch((error: unknown) => held.push(heldOrFailed(error, store.label)));
  await signOutFirst();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new Event('smallkit:color'));
  status.textContent = held.length > 0 ? held.join(' ') : (status.dataset.erased ?? '');
}

/** Before erasing everything on this device, signs out too. */
async function signOutFirst(): Promise<void> {
  if (!import.meta.env.PUBLIC_FIREBASE_CONFIG) return;
  const { currentUser } = await import('../features/firebase/auth');
  if (!currentUser()) return;
  const { endSession } = await import('../features/account/auth-actions');
  await endSession().catch((error: unknown) => console.warn(error));
}

const saveAll = async (say: (text: string) => void) => saveCopy(await deviceStores(), say);

async function saveCopy(stores: readonly DeviceStore[], say: (text: string) => void): Promise<void> {
  const copies: Record<string, unknown> = {};
  try {
    for (const { id, copy } of stores) if (copy) copies[id] = await copy();
    const name = stores.length === 1 ? `smallkit-${stores[0]?.id.replace(/\W+/g, '-')}.json` : 'smallkit-data.json';
    const text = JSON.stringify({ site: location.host, saved: new Date().toISOString(), data: copies }, null, 2);
    download(name, new Blob([text], { type: 'application/json' }));
    say(`${name} is among your downloads.`);
  } catch (error) {
    console.warn(error);
    say('The copy could not be made.');
  }
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

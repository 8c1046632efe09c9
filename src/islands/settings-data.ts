import { fill, formatBytes } from '../i18n/format';
import { download } from '../browser/copy-download';
import { element } from '../browser/element';
import type { SettingsText } from '../features/settings/settings-text';
import { HeldElsewhere, deviceStores, type DeviceStore } from '../storage/device-stores';

/** What is stored on this device: the size of each store, with buttons to save and erase it, and all of them. */
export async function dataPanel(root: HTMLElement, text: SettingsText): Promise<void> {
  const list = root.querySelector<HTMLElement>('[data-stores]');
  const status = root.querySelector<HTMLElement>('[data-erased]');
  if (!list || !status) return;
  const say = (sentence: string) => {
    status.textContent = sentence;
  };
  let latest = 0;
  const show = async () => {
    const own = ++latest;
    const stores = await deviceStores();
    // A list that was requested before an erasure may arrive after it.
    if (own === latest) list.replaceChildren(...stores.map((store) => row(store, text, say, show)));
  };
  // Before any `await`: a press would be lost.
  root.querySelector('[data-export]')?.addEventListener('click', () => void saveAll(text, say));
  root.querySelector('[data-erase]')?.addEventListener('click', () => {
    void eraseAll(text, status.dataset.erased ?? '')
      .then(say)
      .finally(() => void show());
  });
  await show();
}

/** A store's name by its id; an unknown database has only its own. */
function labelOf({ id }: DeviceStore, { words }: SettingsText): string {
  const labels: Readonly<Record<string, string>> = {
    settings: words.storeSettings,
    tab: words.storeTab,
    pages: words.storePages,
    'database:drafts': words.storeDrafts,
    'database:notes': words.storeNotes,
    'database:clips': words.storeClips,
    'database:items': words.storeItems,
    'database:photo-edits': words.storePictures,
    'database:handed': words.storeHanded,
  };
  return labels[id] ?? id.replace('database:', '');
}

function row(
  store: DeviceStore,
  text: SettingsText,
  say: (sentence: string) => void,
  refresh: () => Promise<void>,
): HTMLElement {
  const { words, lang } = text;
  const label = labelOf(store, text);
  const size = element('output', { name: store.id }, '…');
  const named = (sentence: string) => fill(sentence, { label }, lang);
  const erase = element('button', { type: 'button', 'aria-label': named(words.eraseOne) }, words.erase);
  const actions = element('span', { class: 'actions' });
  if (store.copy) {
    const save = element('button', { type: 'button', 'aria-label': named(words.saveCopyOne) }, words.saveCopy);
    save.addEventListener('click', () => void saveCopy([store], text, say));
    actions.append(save);
  }
  actions.append(erase);
  erase.addEventListener('click', () => {
    erase.disabled = true;
    void eraseOne(store, text)
      .then(say)
      .finally(() => void refresh());
  });
  void store.size().then(
    (bytes) => {
      size.textContent = formatBytes(bytes, lang);
      size.dataset.value = String(bytes);
    },
    () => (size.textContent = words.sizeUnknown),
  );
  return element('li', { 'data-store': store.id }, element('span', {}, label, ' ', size), actions);
}

/** Erases a store. Returns what happened, as a sentence. */
async function eraseOne(store: DeviceStore, text: SettingsText): Promise<string> {
  try {
    await store.erase();
    dispatchEvent(new Event('smallkit:color'));
    return fill(text.words.erasedOne, { label: labelOf(store, text) }, text.lang);
  } catch (error) {
    return heldOrFailed(error, store, text);
  }
}

const heldOrFailed = (error: unknown, store: DeviceStore, text: SettingsText): string =>
  fill(
    error instanceof HeldElsewhere ? text.words.held : text.words.failed,
    { label: labelOf(store, text) },
    text.lang,
  );

/** Erases everything, and signs out. Returns `erased`, or a sentence for each store that could not be erased. */
async function eraseAll(text: SettingsText, erased: string): Promise<string> {
  const held: string[] = [];
  for (const store of await deviceStores())
    await store.erase().catch((error: unknown) => held.push(heldOrFailed(error, store, text)));
  await signOutFirst();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new Event('smallkit:color'));
  return held.length > 0 ? held.join(' ') : erased;
}

async function signOutFirst(): Promise<void> {
  if (!import.meta.env.PUBLIC_FIREBASE_CONFIG) return;
  const { currentUser } = await import('../features/firebase/auth');
  if (!currentUser()) return;
  const { endSession } = await import('../features/account/auth-actions');
  await endSession().catch((error: unknown) => console.warn(error));
}

const saveAll = async (text: SettingsText, say: (sentence: string) => void) =>
  saveCopy(await deviceStores(), text, say);

async function saveCopy(
  stores: readonly DeviceStore[],
  { words, lang }: SettingsText,
  say: (sentence: string) => void,
): Promise<void> {
  const copies: Record<string, unknown> = {};
  try {
    for (const { id, copy } of stores) if (copy) copies[id] = await copy();
    const name = stores.length === 1 ? `smallkit-${stores[0]?.id.replace(/\W+/g, '-')}.json` : 'smallkit-data.json';
    const json = JSON.stringify({ site: location.host, saved: new Date().toISOString(), data: copies }, null, 2);
    download(name, new Blob([json], { type: 'application/json' }));
    say(fill(words.downloaded, { name }, lang));
  } catch (error) {
    console.warn(error);
    say(words.copyFailed);
  }
}

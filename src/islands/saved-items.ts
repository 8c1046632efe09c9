import type { Interface } from '../i18n/en';
import { fill, formatBytes } from '../i18n/format';
import { allUiStrings } from '../kinds/form/all-ui-strings';
import { download } from '../browser/copy-download';
import { button, element } from '../browser/element';
import { currentUser } from '../features/firebase/auth';
import { FIREBASE } from '../features/firebase/project-config';
import { keepInAccount, startSending } from '../features/items/items';
import { exportItems, importItems, type Import } from '../features/items/copies';
import type { SavedItem } from '../features/items/item';
import { itemsList, refusalWords } from '../features/items/item-list';
import { href } from '../core/site-url';

/** In bytes. A copy of hundreds of items is smaller; a larger file isn't a copy. */
const FILE_LIMIT = 100_000_000;

/**
 * All saved items, on the dashboard and in the settings, which are in English: open, rename, delete, export and import.
 */
export async function savedItems(container: HTMLElement): Promise<void> {
  if (container.childElementCount > 0) return;
  const words = await allUiStrings('en');
  const status = element('p', { role: 'status', class: 'hint' });
  const alert = element('p', { role: 'alert', class: 'alert', hidden: '' });
  const fail = (sentence: string) => {
    status.textContent = '';
    alert.hidden = sentence === '';
    alert.textContent = sentence;
  };
  const say = (sentence: string) => {
    fail('');
    status.textContent = sentence;
  };
  const offer = element('div', { class: 'note', hidden: '' });
  const waiting = element('p', { class: 'hint', role: 'status', hidden: '' });
  const empty = element('p', { hidden: '' });
  const box = element('div', {});
  const save = button('Export all as JSON', () => void exportAll(say));
  const actions = element('div', { class: 'actions' }, save, importButton(words, say, fail));
  if (container.dataset.savedItems !== 'dashboard') container.append(element('h3', {}, 'Saved items'));
  container.append(offer, waiting, empty, box, actions, status, alert);

  const { draw } = itemsList(box, {
    words,
    lang: 'en',
    say: fail,
    drawn: (all) => {
      empty.hidden = all.length > 0 || box.querySelector('[data-gone]') !== null;
      save.disabled = all.length === 0;
      showEmpty(empty);
      offerAccount(offer, all, (refusal) => fail(refusalWords(refusal, words)));
      showWaiting(waiting, all);
    },
  });
  await draw();
  startSending();
}

const account = (): boolean => FIREBASE !== undefined && currentUser() !== undefined;

function showEmpty(empty: HTMLElement): void {
  const where = account() ? 'on this device and in your account' : 'on this device';
  const tools = element('a', { href: href('/') }, 'Open a tool');
  empty.replaceChildren(
    tools,
    ` and press Save: what you typed and chose is kept ${where}, and is listed here to be opened again.`,
  );
}

/** Items saved before the visitor signed in stay on the device until they choose to move them to the account. */
function offerAccount(
  offer: HTMLElement,
  all: readonly SavedItem[],
  refused: (refusal: 'full' | 'denied') => void,
): void {
  const own = all.filter((item) => item.owner === '').length;
  offer.hidden = own === 0 || !account();
  if (offer.hidden) return;
  offer.replaceChildren(
    english('{n, plural, one {# item is} other {# items are}} on this device only. ', own),
    button(
      english('Keep {n, plural, one {it} other {them}} in my account', own),
      () => void keepInAccount().then((refusal) => refusal && refused(refusal)),
      { class: 'quiet' },
    ),
  );
}

function showWaiting(waiting: HTMLElement, all: readonly SavedItem[]): void {
  const count = all.filter((item) => item.unsent && !item.refused).length;
  waiting.hidden = count === 0 || !account();
  const text = english(
    '{n, plural, one {# change is} other {# changes are}} on the way to your account; without a connection they wait on this device.',
    count,
  );
  if (waiting.textContent !== text) waiting.textContent = text;
}

async function exportAll(say: (sentence: string) => void): Promise<void> {
  const copy = await exportItems();
  const name = `smallkit-saved-${copy.exported.slice(0, 10)}.json`;
  download(name, new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  say(`${name} is among your downloads: ${english(ITEMS, copy.items.length)}, with the texts.`);
}

/** These pages are in English: fills in a number and its plurals. */
const english = (text: string, n: number): string => fill(text, { n }, 'en');
const ITEMS = '{n, plural, one {# item} other {# items}}';

function importButton(
  words: Interface,
  say: (sentence: string) => void,
  fail: (sentence: string) => void,
): HTMLElement {
  const input = element('input', { type: 'file', accept: '.json,application/json', class: 'visually-hidden' });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // The same file may be chosen again.
    if (file) void read(file, words, say, fail).finally(() => (input.value = ''));
  });
  return element('label', { class: 'button' }, 'Import a copy', input);
}

async function read(
  file: File,
  words: Interface,
  say: (sentence: string) => void,
  fail: (sentence: string) => void,
): Promise<void> {
  if (file.size > FILE_LIMIT)
    return fail(`${file.name} is ${formatBytes(file.size, 'en')}; a copy has up to ${formatBytes(FILE_LIMIT, 'en')}.`);
  const result = await importItems(await file.text()).catch(() => undefined);
  if (result === undefined)
    return fail(`${file.name} is no copy of saved items: choose a file that “Export all as JSON” made.`);
  if (typeof result === 'string') return fail(refusalWords(result, words));
  say(importWords(result));
}

export function importWords({ added, known, unreadable }: Import): string {
  return [
    english(`${ITEMS} added.`, added),
    ...(known > 0 ? [english(`${ITEMS} {n, plural, one {was} other {were}} here already.`, known)] : []),
    ...(unreadable > 0
      ? [english(`${ITEMS} could not be read and {n, plural, one {was} other {were}} left out.`, unreadable)]
      : []),
  ].join(' ');
}

import type { Interface } from '../i18n/en';
import { fill, formatBytes } from '../i18n/format';
import { homePath, href } from '../core/site-url';
import { allUiStrings } from '../kinds/form/all-ui-strings';
import { download } from '../browser/copy-download';
import { button, element } from '../browser/element';
import { currentUser } from '../features/firebase/auth';
import { FIREBASE } from '../features/firebase/project-config';
import { keepInAccount, startSending } from '../features/items/items';
import { exportItems, importItems, type Import } from '../features/items/copies';
import type { SavedItem } from '../features/items/item';
import { itemsList, refusalWords } from '../features/items/item-list';
import { settingsText, type SettingsText } from '../features/settings/settings-text';

/** In bytes. A copy of hundreds of items is smaller; a larger file isn't a copy. */
const FILE_LIMIT = 100_000_000;

/** All saved items, on the dashboard and in the settings: open, rename, delete, export and import. */
export async function savedItems(container: HTMLElement): Promise<void> {
  if (container.childElementCount > 0) return;
  const text = settingsText(container);
  const { words: own, lang } = text;
  const words = await allUiStrings(lang);
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
  const empty = element('div', { hidden: '' });
  const box = element('div', {});
  const save = button(own.exportItems, () => void exportAll(text, say));
  const actions = element('div', { class: 'actions' }, save, importButton(text, words, say, fail));
  if (container.dataset.savedItems !== 'dashboard') container.append(element('h3', {}, own.storeItems));
  container.append(offer, waiting, empty, box, actions, status, alert);

  const { draw } = itemsList(box, {
    words,
    lang,
    say: fail,
    drawn: (all) => {
      empty.hidden = all.length > 0 || box.querySelector('[data-gone]') !== null;
      save.disabled = all.length === 0;
      showEmpty(empty, text);
      offerAccount(offer, all, text, (refusal) => fail(refusalWords(refusal, words)));
      showWaiting(waiting, all, text);
    },
  });
  await draw();
  startSending();
}

const account = (): boolean => FIREBASE !== undefined && currentUser() !== undefined;

function showEmpty(empty: HTMLElement, { words, lang }: SettingsText): void {
  empty.replaceChildren(
    element('p', {}, account() ? words.emptyAccount : words.emptyHere),
    element('p', {}, element('a', { href: href(homePath(lang)) }, words.openTool)),
  );
}

/** Items saved before the visitor signed in stay on the device until they choose to move them to the account. */
function offerAccount(
  offer: HTMLElement,
  all: readonly SavedItem[],
  { words, lang }: SettingsText,
  refused: (refusal: 'full' | 'denied') => void,
): void {
  const n = all.filter((item) => item.owner === '').length;
  offer.hidden = n === 0 || !account();
  if (offer.hidden) return;
  offer.replaceChildren(
    `${fill(words.onlyHere, { n }, lang)} `,
    button(
      fill(words.moveToAccount, { n }, lang),
      () => void keepInAccount().then((refusal) => refusal && refused(refusal)),
      { class: 'quiet' },
    ),
  );
}

function showWaiting(waiting: HTMLElement, all: readonly SavedItem[], { words, lang }: SettingsText): void {
  const n = all.filter((item) => item.unsent && !item.refused).length;
  waiting.hidden = n === 0 || !account();
  const text = fill(words.sending, { n }, lang);
  if (waiting.textContent !== text) waiting.textContent = text;
}

async function exportAll({ words, lang }: SettingsText, say: (sentence: string) => void): Promise<void> {
  const copy = await exportItems();
  const name = `smallkit-saved-${copy.exported.slice(0, 10)}.json`;
  download(name, new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  say(fill(words.itemsDownloaded, { name, n: copy.items.length }, lang));
}

function importButton(
  text: SettingsText,
  words: Interface,
  say: (sentence: string) => void,
  fail: (sentence: string) => void,
): HTMLElement {
  const input = element('input', { type: 'file', accept: '.json,application/json', class: 'visually-hidden' });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // The same file may be chosen again.
    if (file) void read(file, text, words, say, fail).finally(() => (input.value = ''));
  });
  return element('label', { class: 'button' }, text.words.importItems, input);
}

async function read(
  file: File,
  text: SettingsText,
  words: Interface,
  say: (sentence: string) => void,
  fail: (sentence: string) => void,
): Promise<void> {
  const { words: own, lang } = text;
  const { name } = file;
  if (file.size > FILE_LIMIT) {
    const [size, limit] = [formatBytes(file.size, lang), formatBytes(FILE_LIMIT, lang)];
    return fail(fill(own.copyTooLarge, { name, size, limit }, lang));
  }
  const result = await importItems(await file.text()).catch(() => undefined);
  if (result === undefined) return fail(fill(own.notCopy, { name, export: own.exportItems }, lang));
  if (typeof result === 'string') return fail(refusalWords(result, words));
  say(importSentences(result, text));
}

/** How many items came in, were there already, or could not be read. */
function importSentences({ added, known, unreadable }: Import, { words, lang }: SettingsText): string {
  return [
    fill(words.added, { n: added }, lang),
    ...(known > 0 ? [fill(words.known, { n: known }, lang)] : []),
    ...(unreadable > 0 ? [fill(words.unreadable, { n: unreadable }, lang)] : []),
  ].join(' ');
}

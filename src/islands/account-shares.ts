import { formatDate } from '../i18n/format';
import type { OwnShare } from '../features/sharing/own-shares';
import { element } from '../browser/element';

const shares = () => import('../features/sharing/shares');

/** How many days from now a press extends a link. */
const MORE_DAYS = 30;
const KINDS = { note: 'Note', code: 'Code snapshot' } as const;

/** The share links of the signed-in visitor: fifty at a time, newest first. */
export async function sharesList(root: HTMLElement, uid: string): Promise<void> {
  const list = root.querySelector<HTMLElement>('[data-shares]');
  const more = root.querySelector<HTMLElement>('[data-more]');
  const none = root.querySelector<HTMLElement>('[data-no-shares]');
  const alert = root.querySelector<HTMLElement>('[data-shares-alert]');
  if (!list || !more || !none || !alert) return;
  let next: string | undefined;

  const counted = () => {
    none.hidden = list.childElementCount > 0;
    more.hidden = next === undefined;
  };
  const attempt = async (work: () => Promise<void>) => {
    alert.hidden = true;
    try {
      await work();
    } catch (error) {
      console.warn(error);
      alert.hidden = false;
      alert.textContent = 'No answer from the database. Check your connection and try again.';
    }
  };
  const load = async () => {
    const { ownShares } = await shares();
    const part = await ownShares(uid, next);
    next = part.next;
    list.append(...part.shares.map((share) => row(share, attempt, counted)));
    counted();
  };
  const button = more.querySelector('button');
  button?.addEventListener('click', () => {
    button.disabled = true;
    void attempt(load).finally(() => (button.disabled = false));
  });
  await attempt(load);
}

const day = (date: Date): HTMLTimeElement =>
  // The date in the visitor's own time zone: an expiry is a point in time.
  element('time', { datetime: date.toISOString() }, formatDate(localDay(date), 'en', 'medium'));

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

function row(share: OwnShare, attempt: (work: () => Promise<void>) => Promise<void>, gone: () => void): HTMLElement {
  const name = `${KINDS[share.kind]} ${share.id.slice(0, 6)}…`;
  const expires = element('span', { 'data-expires': '' });
  const until = (date: Date) =>
    expires.replaceChildren(date.getTime() > Date.now() ? 'expires ' : 'expired ', day(date));
  until(share.expireAt);
  const text = element('span', {}, element('strong', {}, name), ' made ', day(share.created), ', ', expires);
  const extend = element('button', { type: 'button', 'aria-label': `Extend ${name} by ${MORE_DAYS} days` }, 'Extend');
  const remove = element('button', { type: 'button', 'aria-label': `Delete ${name}` }, 'Delete');
  const made = element('li', { 'data-share': share.id }, text, element('span', { class: 'actions' }, extend, remove));
  const during = (button: HTMLButtonElement, work: () => Promise<void>) => {
    button.disabled = true;
    void attempt(work).finally(() => (button.disabled = false));
  };
  extend.addEventListener('click', () =>
    during(extend, async () => until(await (await shares()).extendShare(share, MORE_DAYS))),
  );
  // Requires confirmation: other people with the link lose access to the text.
  remove.addEventListener('click', () => {
    if (remove.dataset.sure === undefined) {
      remove.dataset.sure = '';
      remove.textContent = 'Really delete?';
      remove.setAttribute('aria-label', `Really delete ${name}?`);
      remove.addEventListener(
        'blur',
        () => {
          delete remove.dataset.sure;
          remove.textContent = 'Delete';
          remove.setAttribute('aria-label', `Delete ${name}`);
        },
        { once: true },
      );
      return;
    }
    during(remove, async () => {
      await (await shares()).deleteShare(share.id);
      const neighbor = made.nextElementSibling ?? made.previousElementSibling;
      made.remove();
      gone();
      neighbor?.querySelector<HTMLElement>('button')?.focus();
    });
  });
  return made;
}

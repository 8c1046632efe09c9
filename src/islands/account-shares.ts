import { pageLang } from '../browser/page-lang';
import type { AccountText } from '../features/account/account-text';
import { formatDate } from '../i18n/format';
import type { OwnShare } from '../features/sharing/own-shares';
import { element, withElements } from '../browser/element';

const shares = () => import('../features/sharing/shares');

/** How many days from now a press extends a link. */
const MORE_DAYS = 30;

/** The share links of the signed-in visitor: fifty at a time, newest first. */
export async function sharesList(root: HTMLElement, uid: string, text: AccountText): Promise<void> {
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
      alert.textContent = text('noDatabase');
    }
  };
  const load = async () => {
    const { ownShares } = await shares();
    const part = await ownShares(uid, next);
    next = part.next;
    list.append(...part.shares.map((share) => row(share, { text, attempt, counted })));
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
  element('time', { datetime: date.toISOString() }, formatDate(localDay(date), pageLang(), 'medium'));

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

interface Rows {
  readonly text: AccountText;
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
  readonly counted: () => void;
}

function row(share: OwnShare, { text, attempt, counted }: Rows): HTMLElement {
  const name = `${text(share.kind)} ${share.id.slice(0, 6)}…`;
  const facts = element('span', {});
  const show = (expires: Date) =>
    facts.replaceChildren(
      ...withElements(text(expires.getTime() > Date.now() ? 'shareRow' : 'shareRowExpired'), {
        name: element('strong', {}, name),
        created: day(share.created),
        expires: element('span', { 'data-expires': '' }, day(expires)),
      }),
    );
  show(share.expireAt);
  const extendLabel = text('extendOne', { name, n: MORE_DAYS });
  const extend = element('button', { type: 'button', 'aria-label': extendLabel }, text('extend'));
  const remove = element('button', { type: 'button' });
  const made = element('li', { 'data-share': share.id }, facts, element('span', { class: 'actions' }, extend, remove));
  const during = (button: HTMLButtonElement, work: () => Promise<void>) => {
    button.disabled = true;
    void attempt(work).finally(() => (button.disabled = false));
  };
  extend.addEventListener('click', () =>
    during(extend, async () => show(await (await shares()).extendShare(share, MORE_DAYS))),
  );
  const asking = { shown: text('delete'), label: text('deleteOne', { name }) };
  const sure = { shown: text('sure'), label: text('sureOne', { name }) };
  onSecondPress(remove, asking, sure, () =>
    during(remove, async () => {
      await (await shares()).deleteShare(share.id);
      const neighbor = made.nextElementSibling ?? made.previousElementSibling;
      made.remove();
      counted();
      neighbor?.querySelector<HTMLElement>('button')?.focus();
    }),
  );
  return made;
}

interface Face {
  readonly shown: string;
  readonly label: string;
}

/** Requires confirmation: other people with the link lose access to the text. Leaving the button takes the first press back. */
function onSecondPress(button: HTMLButtonElement, asking: Face, sure: Face, act: () => void): void {
  let isSure = false;
  const show = (next: boolean) => {
    isSure = next;
    button.textContent = (next ? sure : asking).shown;
    button.setAttribute('aria-label', (next ? sure : asking).label);
  };
  show(false);
  button.addEventListener('blur', () => show(false));
  button.addEventListener('click', () => (isSure ? act() : show(true)));
}

import { useRef, useState, type ReactNode } from 'react';
import { fill, formatDate } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { copyText, download } from '../../../kinds/parts/parts';
import type { Form } from '../../../kinds/form/form';
import { localDay } from '../../../core/dates/calendar-date';
import { FIREBASE } from '../../../features/firebase/project-config';
import { EXTENSIONS, isLanguage } from '../../../formats/highlight/highlight-languages';
import { settingParams } from '../../../formats/highlight/snapshot-link';
import { fileNameOf } from '../../../features/notes/note-titles';
import { codeOf, readerAddress, useLink } from './use-link';
import { DAYS, isDays } from '../../../features/sharing/share-days';

const DAY_MS = 86_400_000;

interface Short {
  /** The stored text's document id and its key. */
  readonly params: [string, string][];
  readonly note: string;
  readonly text: string;
}

/**
 * The link that shows the code itself: with the text in the link, locked with a password, or, with a Firebase project,
 * a short one.
 */
export function ShareLink({ form }: { form: Form }): ReactNode {
  const { strings, words, lang } = form.props;
  const own = strings.own ?? {};
  const { link, fresh } = useLink(form);
  const refused = link?.warning === 'refused';
  const code = codeOf(form);
  const shortLink = useShortLink(form.props, code);
  const { short, fault } = shortLink;
  // A short link contains the text at the time it was made and cannot be locked; its display settings are in the link
  // itself.
  const shortNow =
    short && code?.text === short.text && code.password === ''
      ? {
          note: short.note,
          address: readerAddress(String(new URLSearchParams([...short.params, ...settingParams(code)]))),
        }
      : undefined;
  const address = shortNow?.address ?? (refused ? '' : (link?.address ?? ''));

  const copy = async () => {
    const made = shortNow ?? (await fresh());
    if (!made) return;
    if ('warning' in made && made.warning === 'refused') return;
    const done = await copyText(made.address);
    form.announce(done ? words['status.linkCopied'] : words['error.clipboard']);
  };
  const saveFile = () => {
    if (!code) return;
    const extension = isLanguage(code.lang) ? EXTENSIONS[code.lang] : 'txt';
    download(
      `${fileNameOf(code.title, 'code')}.${extension}`,
      new Blob([code.text], { type: 'text/plain;charset=utf-8' }),
    );
    form.announce(words['status.downloaded']);
  };
  const remarks = [
    link?.locked && !shortNow ? own.lockedNote : undefined,
    shortNow?.note,
    !shortNow && link?.warning === 'long' ? fill(own.linkLong ?? '', { n: link.address.length }, lang) : undefined,
    !shortNow && link?.warning === 'veryLong'
      ? fill(own.linkVeryLong ?? '', { n: link.address.length }, lang)
      : undefined,
    link && link.replaced > 0 ? fill(own.replaced ?? '', { n: link.replaced }, lang) : undefined,
  ].filter((remark) => remark !== undefined);

  return (
    <section className="snapshot-link" hidden={link === undefined}>
      <h2 className="label">{strings.labels.result}</h2>
      {refused && !shortNow && (
        <div role="alert" className="alert">
          {fill(own.linkTooLong ?? '', { n: link.address.length }, lang)}{' '}
          <button type="button" className="quiet" onClick={saveFile}>
            {own.saveFile}
          </button>
        </div>
      )}
      {fault !== '' && (
        <div role="alert" className="alert">
          {fault}
        </div>
      )}
      <LinkAddress words={words} open={own.openLink} address={address} onCopy={() => void copy()} />
      {remarks.map((remark) => (
        <p key={remark} className="note" data-note="">
          {remark}
        </p>
      ))}
      <Controls form={form} only={['password']} />
      {FIREBASE && <ShortLinkField words={own} link={shortLink} />}
    </section>
  );
}

interface LinkAddressProps {
  words: IslandProps['words'];
  open: string | undefined;
  /** '' while there is no link. */
  address: string;
  onCopy: () => void;
}

function LinkAddress({ words, open, address, onCopy }: LinkAddressProps): ReactNode {
  return (
    <div className="snapshot-address" hidden={address === ''}>
      {/* A long address scrolls, so it must be reachable by keyboard. */}
      <output
        name="result"
        className="mono"
        aria-live="off"
        tabIndex={0}
        data-value={address === '' ? undefined : address}
      >
        {address.length > 300 ? `${address.slice(0, 300)}…` : address}
      </output>
      <div className="actions">
        <button type="button" className="primary" onClick={onCopy}>
          {words['action.copyLink']}
        </button>
        {address !== '' && (
          <a className="button" href={address} target="_blank" rel="noopener">
            {open}
          </a>
        )}
      </div>
    </div>
  );
}

interface ShortLinkProps {
  words: Readonly<Record<string, string>>;
  link: ReturnType<typeof useShortLink>;
}

/** For how long a short link works, and the button that makes one. */
function ShortLinkField({ words, link }: ShortLinkProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor="snapshot-expires">{words.expires}</label>
      <span className="line">
        <select ref={link.days} id="snapshot-expires" name="expires" defaultValue="30d">
          {Object.keys(DAYS).map((value) => (
            <option key={value} value={value}>
              {words[value]}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => void link.makeShort(false)}>
          {words.makeShort}
        </button>
      </span>
      <p className="hint">{words.shortHint}</p>
      {link.asking && (
        <div role="alert" className="note">
          {words.appCheck}{' '}
          <button type="button" onClick={() => void link.makeShort(true)}>
            {words.appCheckYes}
          </button>
        </div>
      )}
    </div>
  );
}

/** Makes a short link, with the visitor's consent to App Check where the project uses it. */
function useShortLink({ strings, words, lang }: IslandProps, code: ReturnType<typeof codeOf>) {
  const own = strings.own ?? {};
  const days = useRef<HTMLSelectElement>(null);
  const [short, setShort] = useState<Short>();
  const [fault, setFault] = useState('');
  const [asking, setAsking] = useState(false);
  const makeShort = async (allowed: boolean) => {
    if (!FIREBASE || !code || code.text === '') return;
    if (code.password !== '') return setFault(own.shortUnlocked ?? '');
    setFault('');
    try {
      const shares = await import('../../../features/sharing/short-link');
      if (shares.asksForAppCheck() && !allowed) return setAsking(true);
      setAsking(false);
      if (allowed) shares.allowAppCheck(true);
      const chosen = days.current?.value ?? '';
      const count = isDays(chosen) ? DAYS[chosen] : 30;
      const saved = await shares.makeShortLink('code', code.text.toWellFormed(), count);
      if ('fault' in saved) return setFault(own.tooLargeForShort ?? '');
      const date = formatDate(localDay(new Date(Date.now() + count * DAY_MS)), lang);
      setShort({
        params: Object.entries(saved),
        note: fill((shares.isSignedIn() ? own.shortOwned : own.shortForGood) ?? '', { date }, lang),
        text: code.text,
      });
    } catch (error) {
      console.error(error);
      setFault(fill(words['error.network'], { host: 'Firestore' }, lang));
    }
  };
  return { short, fault, asking, days, makeShort };
}

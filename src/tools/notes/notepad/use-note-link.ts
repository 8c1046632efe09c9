import { useCallback, useState } from 'react';
import { formatDate } from '../../../i18n/format';
import { allUiStrings } from '../../../kinds/form/all-ui-strings';
import { linkWarning } from '../../../kinds/form/permalink';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { localDay } from '../../../core/dates/calendar-date';
import { FIREBASE } from '../../../features/firebase/project-config';
import { makeNoteLink } from '../../../features/sharing/note-link';
import { DAYS, isDays } from '../../../features/sharing/share-days';
import { QR_LIMIT, qrOf, type QrPicture } from '../../../formats/qr/qr-picture';
import type { Say } from './words';

export interface MadeLink {
  readonly address: string;
  readonly remarks: readonly string[];
  /** Undefined if the link is too long for a QR code. */
  readonly qr: QrPicture | undefined;
}

interface NoteLinks {
  readonly made: MadeLink | undefined;
  readonly problem: string;
  readonly way: 'plain' | 'locked' | 'short';
  readonly busy: boolean;
  /** Whether the visitor is asked if App Check may load. */
  readonly asking: boolean;
  /** Makes a link that contains the text, locked if there is a password. */
  readonly make: (password: string) => Promise<void>;
  /** Makes a short link that expires. `allowed`: the visitor agreed to App Check. */
  readonly makeShort: (given: {
    readonly password: string | undefined;
    readonly expires: string | undefined;
    readonly allowed: boolean;
  }) => Promise<void>;
}

const DAY_MS = 86_400_000;
/** The reader's page is below this one in the path, in the same language. */
const viewer = (fragment: string) => `${new URL('v/', location.href.replace(/[?#].*$/, '')).href}#${fragment}`;

/** Makes links for a note, and keeps the last one. */
export function useNoteLink(
  { lang, words }: IslandProps,
  say: Say,
  note: { readonly text: string; readonly title: string },
): NoteLinks {
  const [made, setMade] = useState<MadeLink>();
  const [problem, setProblem] = useState('');
  const [way, setWay] = useState<NoteLinks['way']>('plain');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const show = useCallback(
    async (fragment: string, remarks: readonly string[]) => {
      const link = await linkTo(fragment, remarks, say);
      setMade(typeof link === 'string' ? undefined : link);
      setProblem(typeof link === 'string' ? link : '');
    },
    [say],
  );

  const make = useCallback(
    async (secret: string) => {
      setBusy(true);
      const { fragment, replaced } = await makeNoteLink({ ...note, password: secret });
      const more = replaced > 0 ? await allUiStrings(lang) : undefined;
      await show(fragment, more ? [more['status.linkReplaced'].replace('{n}', String(replaced))] : []);
      setWay(secret === '' ? 'plain' : 'locked');
      setBusy(false);
    },
    [note, lang, show],
  );

  const makeShort: NoteLinks['makeShort'] = async ({ password, expires = '', allowed }) => {
    if (!FIREBASE) return;
    if (password) return setProblem(say('shortUnlocked'));
    setBusy(true);
    setProblem('');
    try {
      const short = await import('../../../features/sharing/short-link');
      if (short.asksForAppCheck() && !allowed) return setAsking(true);
      setAsking(false);
      if (allowed) short.allowAppCheck(true);
      const days = isDays(expires) ? DAYS[expires] : 30;
      const saved = await short.makeShortLink('note', note.text.toWellFormed(), days);
      if ('fault' in saved) return setProblem(say('tooLargeForShort'));
      const params = new URLSearchParams(saved);
      if (note.title !== '') params.set('title', note.title);
      const date = formatDate(localDay(new Date(Date.now() + days * DAY_MS)), lang);
      await show(String(params), [say(short.isSignedIn() ? 'shortOwned' : 'shortForGood', { date })]);
      setWay('short');
    } catch {
      setProblem(words['error.network'].replace('{host}', 'Firestore'));
    } finally {
      setBusy(false);
    }
  };
  return { made, problem, way, busy, asking, make, makeShort };
}

/** The link with its remarks and QR code, or the reason why there is none. */
async function linkTo(fragment: string, remarks: readonly string[], say: Say): Promise<MadeLink | string> {
  const address = viewer(fragment);
  const warning = linkWarning(address.length);
  if (warning === 'refused') return say('tooLongForLink', { n: address.length });
  const warnings =
    warning === 'copied' ? [] : [say(warning === 'long' ? 'linkLong' : 'linkVeryLong', { n: address.length })];
  const qr = address.length <= QR_LIMIT ? await qrOf(address) : undefined;
  return { address, remarks: [...remarks, ...warnings, ...(qr ? [] : [say('qrTooLong', { limit: QR_LIMIT })])], qr };
}

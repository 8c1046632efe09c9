import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lang } from '../../i18n/languages';
import { lazyStrings } from '../../i18n/lazy-strings';
import { unlock } from '../../core/bytes/link-payload';
import type english from './unlock-strings/en';

type Words = Readonly<Record<keyof typeof english, string>>;

const wordsIn = lazyStrings<Words>(import.meta.glob<Words>('./unlock-strings/*.ts', { import: 'default' }));

interface Props {
  locked: string;
  lang: Lang;
  onOpen: (text: string) => void;
  /** Omitted when the page shows nothing else. */
  onClose?: () => void;
}

/** The prompt of a link with a password: the note on the page stays until the right password is given. */
export default function Unlock({ locked, lang, onOpen, onClose }: Props): ReactNode {
  const words = use(wordsIn(lang));
  const password = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [wrong, setWrong] = useState(0);
  const [busy, setBusy] = useState(false);
  /** The password to try: the newest one that was sent. */
  const sent = useRef('');
  const trying = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const open = async () => {
    sent.current = password.current?.value ?? '';
    // Each try takes a moment. Pressing Enter again does not start another; a new password sent meanwhile is tried next.
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    // Screen readers read the alert again only if it was gone.
    setFault('');
    try {
      let tried: string;
      let opened: Awaited<ReturnType<typeof unlock>>;
      do {
        tried = sent.current;
        opened = await unlock(locked, tried);
        // Another link is shown by now.
        if (gone.current) return;
      } while (opened.fault !== undefined && sent.current !== tried);
      if (opened.fault === undefined) return onOpen(opened.text);
      setFault(words[opened.fault]);
      setWrong(wrong + 1);
      // What was typed meanwhile stays as it is.
      if (password.current?.value === tried) password.current.select();
    } finally {
      trying.current = false;
      setBusy(false);
    }
  };
  return (
    <fieldset className="note note-unlock">
      <legend>{words.lockedLink}</legend>
      <span className="line">
        <input
          ref={password}
          name="password"
          type="password"
          autoComplete="off"
          aria-label={words.password}
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void open();
          }}
        />
        <button type="button" className="primary" disabled={busy} onClick={() => void open()}>
          {words.unlock}
        </button>
        {onClose && (
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        )}
      </span>
      {fault !== '' && (
        <p role="alert" className="alert">
          {fault} {wrong >= 3 && words.noRecovery}
        </p>
      )}
    </fieldset>
  );
}

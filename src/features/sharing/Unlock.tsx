import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lang } from '../../i18n/languages';
import { unlock } from '../../core/bytes/link-payload';

const WORDS = {
  en: {
    locked: 'The password is not right, or the link was changed on its way.',
    lockedLink: 'This link’s text is locked with a password. Nobody opens it without it, not even this site.',
    password: 'Password',
    noRecovery: 'Nobody can recover a password: ask whoever sent the link.',
    unlock: 'Unlock',
    damaged: 'The link is damaged or incomplete: its text could not be unpacked. Ask for it again.',
    tooLarge: 'This link unpacks to more than 5 MB, so it was not opened.',
    close: 'Close',
  },
  es: {
    locked: 'La contraseña no es correcta, o el enlace cambió por el camino.',
    lockedLink: 'El texto de este enlace está protegido con contraseña. Sin ella no lo abre nadie, tampoco este sitio.',
    password: 'Contraseña',
    noRecovery: 'Nadie puede recuperar una contraseña: pídela a quien envió el enlace.',
    unlock: 'Abrir',
    damaged: 'El enlace está dañado o incompleto: no se pudo descomprimir el texto. Pídelo otra vez.',
    tooLarge: 'Este enlace ocupa más de 5 MB al descomprimirse y no se abrió.',
    close: 'Cerrar',
  },
  pt: {
    locked: 'A senha não está certa, ou o link foi alterado no caminho.',
    lockedLink: 'O texto deste link está protegido por senha. Ninguém abre sem ela, nem este site.',
    password: 'Senha',
    noRecovery: 'Ninguém consegue recuperar uma senha: peça a quem enviou o link.',
    unlock: 'Abrir',
    damaged: 'O link está danificado ou incompleto: não foi possível descompactar o texto. Peça de novo.',
    tooLarge: 'Este link passa de 5 MB ao ser descompactado e não foi aberto.',
    close: 'Fechar',
  },
};
const TABLES: Readonly<Partial<Record<Lang, typeof WORDS.en>>> = WORDS;

interface Props {
  locked: string;
  lang: Lang;
  onOpen: (text: string) => void;
  /** Omitted when the page shows nothing else. */
  onClose?: () => void;
}

/** The prompt of a link with a password: the note on the page stays until the right password is given. */
export default function Unlock({ locked, lang, onOpen, onClose }: Props): ReactNode {
  const words = TABLES[lang] ?? WORDS.en;
  const password = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [wrong, setWrong] = useState(0);
  const [busy, setBusy] = useState(false);
  const trying = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const open = async () => {
    // Each try takes a moment: pressing Enter again does not start another.
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    try {
      const opened = await unlock(locked, password.current?.value ?? '');
      // Another link is shown by now.
      if (gone.current) return;
      if (opened.fault === undefined) return onOpen(opened.text);
      setFault(words[opened.fault]);
      setWrong(wrong + 1);
      password.current?.select();
    } finally {
      trying.current = false;
      setBusy(false);
    }
  };
  return (
    <fieldset className="note note-unlock">
      <legend>{words.lockedLink}</legend>
      {fault !== '' && (
        <p role="alert" className="alert">
          {fault} {wrong >= 3 && words.noRecovery}
        </p>
      )}
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
    </fieldset>
  );
}

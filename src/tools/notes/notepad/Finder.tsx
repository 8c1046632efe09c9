import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Lang } from '../../../i18n/languages';
import { IconButton } from '../../../ui/IconButton';
import type { Surface } from './surface';
import { usePanelWords } from './dialog-words';
import { useFind } from './use-find';
import type { Say } from './words';

interface Props {
  surface: RefObject<Surface>;
  say: Say;
  lang: Lang;
  /** The note is in the trash: replacing is disabled. */
  readOnly: boolean;
  /** Called when a command changed the text. */
  onChanged: () => void;
  onClose: () => void;
  onSay: (text: string) => void;
}

/** Find and replace, above the note. Enter finds the next match, Shift+Enter the previous one, Escape closes. */
export default function Finder({ surface, say: base, lang, readOnly, onChanged, onClose, onSay }: Props): ReactNode {
  const say = usePanelWords(base, lang);
  const query = useRef<HTMLInputElement>(null);
  const by = useRef<HTMLInputElement>(null);
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const options = { matchCase, wholeWords };
  const { found, go, replaceOne, replaceAll } = useFind({ surface, say, query, by, options, onChanged, onSay });

  useEffect(() => {
    const [from, to] = surface.current.selection();
    const selected = surface.current.text().slice(from, to);
    if (query.current && selected !== '' && !selected.includes('\n') && selected.length < 200)
      query.current.value = selected;
    query.current?.focus();
    query.current?.select();
  }, [surface]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox')
      return;
    event.preventDefault();
    if (event.target === by.current) replaceOne();
    else go(event.shiftKey ? -1 : 1);
  };

  return (
    <div className="note-finder" role="search" onKeyDown={onKeyDown}>
      <div className="line">
        <input
          ref={query}
          aria-label={say('findText')}
          placeholder={say('findText')}
          autoComplete="off"
          spellCheck={false}
          onChange={() => go(1, surface.current.selection()[0])}
        />
        <span className="hint" role="status">
          {found}
        </span>
        <IconButton icon="up" label={say('previous')} keys="Shift+Enter" onClick={() => go(-1)} />
        <IconButton icon="down" label={say('next')} keys="Enter" onClick={() => go(1)} />
        <IconButton icon="close" label={say('close')} keys="Esc" onClick={onClose} />
      </div>
      <div className="line" hidden={readOnly}>
        <input
          ref={by}
          aria-label={say('replaceBy')}
          placeholder={say('replaceBy')}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="button" onClick={replaceOne}>
          {say('replace')}
        </button>
        <button type="button" onClick={replaceAll}>
          {say('replaceAll')}
        </button>
      </div>
      <div className="line">
        <label className="check">
          <input type="checkbox" onChange={(event) => setMatchCase(event.currentTarget.checked)} />
          <span>{say('matchCase')}</span>
        </label>
        <label className="check">
          <input type="checkbox" onChange={(event) => setWholeWords(event.currentTarget.checked)} />
          <span>{say('wholeWords')}</span>
        </label>
      </div>
    </div>
  );
}

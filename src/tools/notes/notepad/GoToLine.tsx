import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Lang } from '../../../i18n/languages';
import { lineAt } from './note-lines';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { IconButton } from '../../../ui/IconButton';
import type { Surface } from './surface';
import { usePanelWords } from './dialog-words';
import type { Say } from './words';

interface Props {
  surface: RefObject<Surface>;
  say: Say;
  lang: Lang;
  onGo: (line: number) => void;
  onClose: () => void;
}

/** Asks for a line number. Enter moves the caret to that line and closes. */
export default function GoToLine({ surface, say: base, lang, onGo, onClose }: Props): ReactNode {
  const say = usePanelWords(base, lang);
  const number = useRef<HTMLInputElement>(null);
  const text = surface.current.text();
  useEffect(() => number.current?.select(), []);
  const go = () => {
    const line = Number.parseInt(number.current?.value ?? '', 10);
    if (line > 0) onGo(line);
    onClose();
  };
  return (
    <div className="note-finder" role="search">
      <div className="line">
        <label htmlFor="note-line">{say('goTo')}</label>
        <input
          ref={number}
          id="note-line"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          defaultValue={lineAt(text, surface.current.selection()[0])}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            go();
          }}
        />
        <span className="hint">{say('ofLines', { count: countLines(text) })}</span>
        <button type="button" onClick={go}>
          {say('go')}
        </button>
        <IconButton icon="close" label={say('close')} keys="Esc" onClick={onClose} />
      </div>
    </div>
  );
}

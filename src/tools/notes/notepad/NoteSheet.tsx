import { useEffect, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Settings } from './settings';
import { LARGE_NOTE } from './sheet';
import type { Paper } from './use-notebook';

interface Props {
  props: IslandProps;
  paper: Paper;
  settings: Settings;
  /** Called after the notebook has been notified of typing. */
  onTyped: () => void;
  /** Called when the text changed other than by typing, and the notebook has not been notified yet. */
  onChanged: () => void;
  /** Content next to the note. */
  children?: ReactNode;
}

const PASTE_WHOLE = 20_000;
/** Edits that form a separate undo step. */
const WHOLE = /^(insertFrom|deleteByCut|deleteByDrag|history)/;

/** The sheet: a text area, or the editor instead if the note is very long. */
export function NoteSheet({ props, paper, settings, onTyped, onChanged, children }: Props): ReactNode {
  const { strings, preset } = props;
  const { area, host, surface, notebook, view, large } = paper;

  // React's onBeforeInput does not report history events: the browser's own undo (a menu, shaking a phone) uses the
  // notebook's history too.
  useEffect(() => {
    const field = area.current;
    const onBefore = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') notebook.undo();
      else notebook.redo();
    };
    field?.addEventListener('beforeinput', onBefore);
    return () => field?.removeEventListener('beforeinput', onBefore);
  }, [area, notebook]);

  const onInput = ({ nativeEvent }: FormEvent) => {
    const { isComposing = false, inputType = '' } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    // Text that is still being composed is saved, but does not form an undo step yet.
    if (isComposing) notebook.touch();
    else notebook.typed({ alone: WHOLE.test(inputType), caret: surface.current.caret() });
    if (!isComposing && surface.current.length() > LARGE_NOTE) surface.current.show(surface.current.text());
    onTyped();
  };

  // Browsers insert pasted text line by line, which would take seconds for a long one.
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (pasted.length <= PASTE_WHOLE || event.currentTarget.readOnly) return;
    event.preventDefault();
    const [from, to] = surface.current.selection();
    const end = from + pasted.length;
    if (surface.current.length() - (to - from) + pasted.length > LARGE_NOTE) {
      const whole = surface.current.text();
      surface.current.show(whole.slice(0, from) + pasted + whole.slice(to), [end, end]);
    } else {
      surface.current.replace(from, to, pasted);
      surface.current.select(end, end);
    }
    onChanged();
  };

  return (
    <div className={settings.markdown ? 'note-sheet split' : 'note-sheet'}>
      <textarea
        ref={area}
        name="input"
        aria-label={strings.labels.input}
        className={settings.mono ? 'mono' : undefined}
        wrap={settings.wrap ? 'soft' : 'off'}
        spellCheck={settings.spell}
        readOnly={view.trashed > 0}
        dir="auto"
        autoComplete="off"
        placeholder={strings.placeholders?.input}
        defaultValue={initialText(preset.input ?? '')}
        hidden={large}
        onInput={onInput}
        onPaste={onPaste}
        onCompositionEnd={() => notebook.typed({ caret: surface.current.caret() })}
        onBlur={() => void notebook.save()}
      />
      <div
        ref={host}
        className={`note-large${settings.mono ? ' mono' : ''}`}
        hidden={!large}
        inert={view.trashed > 0}
      />
      {children}
    </div>
  );
}

import type { ReactNode, RefObject } from 'react';
import { rovingFocus } from '../../../browser/roving-focus';
import { PicturesButton, ToolSign } from '../../../ui/Toolbar';
import { PICTURE_TYPES } from './picture';
import { ACTIONS, SHORTCUTS, type ActionName } from './actions';
import type { Surface } from './surface';

const isName = (name: string): name is ActionName => name in ACTIONS;

interface Props {
  words: Readonly<Record<string, string>>;
  /** What the actions change. */
  surface: RefObject<Surface | undefined>;
  onPictures: (files: readonly File[]) => void;
}

/** One tab stop; the arrow keys move between the buttons. */
export function Toolbar({ words, surface, onPictures }: Props): ReactNode {
  return (
    <div role="toolbar" aria-label={words.toolbar} className="toolbar" onKeyDown={rovingFocus}>
      {Object.keys(ACTIONS)
        .filter(isName)
        .map((name, index) => {
          const key = SHORTCUTS[name];
          return (
            <button
              key={name}
              type="button"
              className="icon-button"
              tabIndex={index === 0 ? 0 : -1}
              aria-label={words[name]}
              title={key === undefined ? words[name] : `${words[name]} (Ctrl+${key})`}
              aria-keyshortcuts={key && `Control+${key}`}
              // Keeps the focus and the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => surface.current?.act(ACTIONS[name])}
            >
              <ToolSign name={name} />
            </button>
          );
        })}
      <PicturesButton label={words.picture} accept={PICTURE_TYPES.join(',')} onPictures={onPictures} />
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={words.find}
        title={`${words.find} (Ctrl+F)`}
        aria-keyshortcuts="Control+F"
        onClick={() => surface.current?.find?.()}
      >
        <ToolSign name="find" />
      </button>
    </div>
  );
}

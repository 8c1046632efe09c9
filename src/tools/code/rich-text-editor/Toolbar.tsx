import type { ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { rovingFocus } from '../../../browser/roving-focus';
import { PicturesButton, ToolSign } from '../../../ui/Toolbar';
import type { PanelName } from './Panel';
import { ACTION_NAMES, TABLE_ACTIONS, actionOf } from './actions';

interface Props {
  editor: Editor;
  words: Readonly<Record<string, string>>;
  pictures: string;
  onPictures: (files: readonly File[]) => void;
  panel: PanelName | undefined;
  onPanel: (panel: PanelName) => void;
}

const LEVELS = [1, 2, 3, 4] as const;
const levelOf = (value: string) => LEVELS.find((level) => String(level) === value);

/** One tab stop; the arrow keys move between the buttons. */
export default function Toolbar({ editor, words, pictures, onPictures, panel, onPanel }: Props): ReactNode {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  const color = String(editor.getAttributes('textStyle').color ?? '');
  const marker = String(editor.getAttributes('highlight').color ?? '');
  return (
    <div role="toolbar" aria-label={words.toolbar} className="toolbar" onKeyDown={rovingFocus}>
      <select
        aria-label={words.block}
        value={level ?? 0}
        onChange={(event) => {
          const chosen = levelOf(event.currentTarget.value);
          if (chosen) editor.chain().focus().setHeading({ level: chosen }).run();
          else editor.chain().focus().setParagraph().run();
        }}
      >
        <option value={0}>{words.paragraph}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {words.heading} {one}
          </option>
        ))}
      </select>
      {ACTION_NAMES.map((name, index) => {
        const action = actionOf(name);
        return (
          <button
            key={name}
            type="button"
            className="icon-button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={words[name]}
            aria-pressed={action.on?.(editor)}
            title={action.key === undefined ? words[name] : `${words[name]} (Ctrl+${action.key})`}
            // Keeps the focus and the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => action.run(editor)}
          >
            <ToolSign name={name} />
          </button>
        );
      })}
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={words.link}
        title={`${words.link} (Ctrl+K)`}
        aria-pressed={editor.isActive('link')}
        aria-haspopup="dialog"
        onClick={() => onPanel('link')}
      >
        <ToolSign name="link" />
      </button>
      <PicturesButton label={words.picture} accept={pictures} onPictures={onPictures} />
      <label className="swatch" title={words.color}>
        <span className="visually-hidden">{words.color}</span>
        <input
          type="color"
          value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'}
          onChange={(event) => editor.chain().setColor(event.currentTarget.value).run()}
        />
      </label>
      <label className="swatch" title={words.highlight}>
        <span className="visually-hidden">{words.highlight}</span>
        <input
          type="color"
          value={/^#[\da-f]{6}$/i.test(marker) ? marker : '#ffee88'}
          onChange={(event) => editor.chain().setHighlight({ color: event.currentTarget.value }).run()}
        />
      </label>
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={words.find}
        title={words.find}
        aria-expanded={panel === 'find'}
        onClick={() => onPanel('find')}
      >
        <ToolSign name="find" />
      </button>
      {editor.isActive('image') && (
        <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => onPanel('picture')}>
          {words.pictureEdit}
        </button>
      )}
      {editor.isActive('table') &&
        Object.entries(TABLE_ACTIONS).map(([name, act]) => (
          <button
            key={name}
            type="button"
            className="quiet"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act(editor)}
          >
            {words[name]}
          </button>
        ))}
    </div>
  );
}

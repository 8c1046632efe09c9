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
  return (
    <div role="toolbar" aria-label={words.toolbar} className="toolbar" onKeyDown={rovingFocus}>
      <BlockSelect editor={editor} label={words.block} paragraph={words.paragraph} heading={words.heading} />
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
      <Swatch
        label={words.color}
        value={colorOr('#000000', editor.getAttributes('textStyle').color)}
        onPick={(color) => editor.chain().setColor(color).run()}
      />
      <Swatch
        label={words.highlight}
        value={colorOr('#ffee88', editor.getAttributes('highlight').color)}
        onPick={(color) => editor.chain().setHighlight({ color }).run()}
      />
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
      {editor.isActive('table') && <TableButtons editor={editor} words={words} />}
    </div>
  );
}

interface BlockSelectProps {
  editor: Editor;
  label: string | undefined;
  paragraph: string | undefined;
  heading: string | undefined;
}

/** Makes the paragraph a heading of a level, or plain text. */
function BlockSelect({ editor, label, paragraph, heading }: BlockSelectProps): ReactNode {
  return (
    <select
      aria-label={label}
      value={LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0}
      onChange={(event) => {
        const chosen = levelOf(event.currentTarget.value);
        if (chosen) editor.chain().focus().setHeading({ level: chosen }).run();
        else editor.chain().focus().setParagraph().run();
      }}
    >
      <option value={0}>{paragraph}</option>
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {heading} {one}
        </option>
      ))}
    </select>
  );
}

/** A color that the browser's control can show. */
const colorOr = (fallback: string, color: unknown): string =>
  typeof color === 'string' && /^#[\da-f]{6}$/i.test(color) ? color : fallback;

interface SwatchProps {
  label: string | undefined;
  value: string;
  onPick: (color: string) => void;
}

const Swatch = ({ label, value, onPick }: SwatchProps): ReactNode => (
  <label className="swatch" title={label}>
    <span className="visually-hidden">{label}</span>
    <input type="color" value={value} onChange={(event) => onPick(event.currentTarget.value)} />
  </label>
);

/** What can be done with the table around the caret. */
const TableButtons = ({ editor, words }: Pick<Props, 'editor' | 'words'>): ReactNode =>
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
  ));

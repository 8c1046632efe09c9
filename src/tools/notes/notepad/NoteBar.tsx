import { useEffect, useRef, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Notebook } from '../../../features/notes/notebook';
import type { View } from '../../../features/notes/notebook-view';
import { TITLE_LIMIT } from '../../../features/notes/note-titles';
import { IconButton } from '../../../ui/IconButton';
import { Menu, type Command } from './Menu';
import { SIZES } from './settings';
import type { Say } from './words';

export type Finding = 'text' | 'line' | undefined;

interface Props {
  props: IslandProps;
  say: Say;
  notebook: Notebook;
  view: View;
  /** The note's name: its title, otherwise its first line. */
  name: string;
  listOpen: boolean;
  onList: () => void;
  finding: Finding;
  onFind: (finding: Finding) => void;
  onSettings: () => void;
  groups: readonly (readonly Command[])[];
  canShare: boolean;
  onShare: () => void;
}

/** The bar above the sheet: title, undo and redo, find, display settings, the menu, share. */
export function NoteBar(bar: Props): ReactNode {
  const { props, say, notebook, view, name, finding } = bar;
  const { strings } = props;
  const title = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = title.current;
    if (!field) return;
    // Typed before the page's script was loaded.
    if (field.dataset.of === undefined && field.value !== '') notebook.setTitle(field.value);
    else if (field.dataset.of !== view.id || document.activeElement !== field) field.value = view.title;
    field.dataset.of = view.id;
  }, [notebook, view.id, view.title]);

  return (
    <div className="note-bar">
      <IconButton
        icon="list"
        label={say('notes')}
        className="note-drawer"
        pressed={bar.listOpen}
        onClick={bar.onList}
      />
      <input
        ref={title}
        name="title"
        className="note-title"
        aria-label={strings.labels.title}
        placeholder={name || strings.placeholders?.title}
        maxLength={TITLE_LIMIT}
        readOnly={view.trashed > 0}
        autoComplete="off"
        dir="auto"
        onChange={(event) => notebook.setTitle(event.currentTarget.value)}
      />
      <IconButton
        icon="undo"
        label={say('undo')}
        keys="Ctrl+Z"
        disabled={!view.canUndo}
        onClick={() => notebook.undo()}
      />
      <IconButton
        icon="redo"
        label={say('redo')}
        keys="Ctrl+Y"
        disabled={!view.canRedo}
        onClick={() => notebook.redo()}
      />
      <IconButton
        icon="search"
        label={say('find')}
        keys="Ctrl+F"
        pressed={finding === 'text'}
        onClick={() => bar.onFind(finding === 'text' ? undefined : 'text')}
      />
      <DisplayMenu props={props} say={say} onSettings={bar.onSettings} />
      <Menu icon="more" label={say('menu')} groups={bar.groups} />
      <button type="button" className="primary note-share" disabled={!bar.canShare} onClick={bar.onShare}>
        {say('share')}
      </button>
    </div>
  );
}

/** The display settings: text size, wrapping, font, spelling, Markdown preview. */
function DisplayMenu({
  props: { strings, preset },
  say,
  onSettings,
}: Pick<Props, 'props' | 'say' | 'onSettings'>): ReactNode {
  return (
    <Menu sign="Aa" label={say('look')}>
      <div className="note-settings" onChange={onSettings}>
        <label>
          <span>{strings.labels.size}</span>
          <input
            type="range"
            name="size"
            min={SIZES.least}
            max={SIZES.most}
            step={1}
            defaultValue={preset.size ?? 16}
          />
        </label>
        {(['wrap', 'mono', 'spell', 'markdown'] as const).map((flag) => (
          <label className="check" key={flag}>
            <input
              type="checkbox"
              name={flag}
              defaultChecked={(preset[flag] ?? String(flag === 'wrap' || flag === 'spell')) === 'true'}
            />
            <span>{strings.labels[flag]}</span>
          </label>
        ))}
      </div>
    </Menu>
  );
}

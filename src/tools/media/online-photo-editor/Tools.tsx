import type { ReactNode } from 'react';
import { rovingFocus } from '../../../browser/roving-focus';
import { Icon, IconButton, type IconName } from '../../../ui/IconButton';
import type { EditObject } from './edits';
import type { Mode } from './mode';
import type { Bench } from './use-bench';

const MODES: readonly (readonly [Exclude<Mode, undefined>, IconName])[] = [
  ['crop', 'crop'],
  ['adjust', 'sliders'],
  ['text', 'text'],
  ['draw', 'pen'],
  ['shape', 'arrow'],
  ['cover', 'cover'],
  ['icon', 'star'],
];

/** One tab stop; the arrow keys move between the buttons. */
export function Tools({ bench }: { bench: Bench }): ReactNode {
  const { words, mode, history } = bench;
  const isOn = (name: Mode) => name === mode || (name === 'draw' && mode === 'erase');
  return (
    <div role="toolbar" aria-label={words.tools} className="photo-tools" onKeyDown={rovingFocus}>
      {MODES.map(([name, icon], index) => (
        <ToolButton
          key={name}
          icon={icon}
          label={words[name]}
          pressed={isOn(name)}
          tabIndex={index === 0 ? 0 : -1}
          // A press by the keyboard has no pointer that could draw a box.
          onPress={(byKeyboard) => bench.choose(isOn(name) ? mode : name, byKeyboard)}
        />
      ))}
      <label className="photo-tool" title={words.picture}>
        <Icon name="picture" />
        <span>{words.picture}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/*"
          multiple
          onChange={(event) => {
            void bench.addPictures(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
      </label>
      <ToolButton icon="rotate" label={words.rotate} onPress={bench.turn} />
      <ToolButton icon="mirror" label={words.mirror} onPress={bench.mirror} />
      <ToolButton icon="undo" label={words.undo} keys="Ctrl+Z" disabled={!history.canUndo} onPress={history.undo} />
      <ToolButton
        icon="redo"
        label={words.redo}
        keys="Ctrl+Shift+Z"
        disabled={!history.canRedo}
        onPress={history.redo}
      />
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  label: string | undefined;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  onPress: (byKeyboard: boolean) => void;
}

const ToolButton = ({ icon, label, keys, pressed, disabled, tabIndex = -1, onPress }: ToolButtonProps): ReactNode => (
  <button
    type="button"
    className="photo-tool"
    title={keys === undefined ? label : `${label} (${keys})`}
    aria-pressed={pressed}
    disabled={disabled}
    tabIndex={tabIndex}
    onClick={(event) => onPress(event.detail === 0)}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

/** Larger and smaller on screen; the picture itself stays the same. */
export const Zoom = ({ bench: { words, zoom, zoomBy } }: { bench: Bench }): ReactNode => (
  <div className="photo-zoom">
    <IconButton icon="zoomOut" label={words.zoomOut ?? ''} disabled={zoom === 1} onClick={() => zoomBy(-1)} />
    <IconButton icon="zoomIn" label={words.zoomIn ?? ''} disabled={zoom === 4} onClick={() => zoomBy(1)} />
  </div>
);

/** All objects, the front one first: the way to them for the keyboard, and to what is behind something else. */
export function Objects({ bench }: { bench: Bench }): ReactNode {
  const { words, edits, selected } = bench;
  if (edits.objects.length === 0) return null;
  return (
    <section className="photo-objects" aria-label={words.objects}>
      <p className="hint">{words.objects}</p>
      <ul>
        {edits.objects.toReversed().map((object) => (
          <li key={object.id}>
            <button
              type="button"
              className="quiet"
              aria-pressed={object.id === selected}
              onClick={() => bench.select(object.id)}
            >
              {nameOf(object, words)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(object: EditObject, words: Bench['words']): string {
  if (object.type === 'text') return object.text.trim() || (words.text ?? '');
  if (object.type === 'icon') return object.name;
  if (object.type === 'picture') return object.file.slice(object.file.indexOf('-') + 1);
  return words[object.type === 'shape' ? object.shape : object.type === 'cover' ? object.look : 'drawing'] ?? '';
}

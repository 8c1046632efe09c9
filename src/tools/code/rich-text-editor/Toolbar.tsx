import type { KeyboardEvent, ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { ACTION_NAMES, TABLE_ACTIONS, actionOf, type ActionName } from './actions';

const GLYPHS: Readonly<Partial<Record<ActionName, ReactNode>>> = {
  bold: <b aria-hidden="true">B</b>,
  italic: <i aria-hidden="true">I</i>,
  underline: <u aria-hidden="true">U</u>,
  strike: <s aria-hidden="true">S</s>,
  subscript: (
    <span aria-hidden="true">
      x<sub>2</sub>
    </span>
  ),
  superscript: (
    <span aria-hidden="true">
      x<sup>2</sup>
    </span>
  ),
};
/** Line icons on a 24 × 24 grid. */
const ICONS: Readonly<Record<string, string>> = {
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13 5l-2 14',
  codeBlock: 'M4 5h16v14H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  quote: 'M5 17c3-1 4-4 4-9H4v6h4M14 17c3-1 4-4 4-9h-5v6h4',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5h1v4M4 15h2l-2 3h2',
  tasks: 'M11 6h9M11 12h9M11 18h9M3 6l2 2 3-4M3 16h5v5H3z',
  alignLeft: 'M4 6h16M4 12h10M4 18h13',
  alignCenter: 'M4 6h16M7 12h10M6 18h12',
  alignRight: 'M4 6h16M10 12h10M7 18h13',
  alignJustify: 'M4 6h16M4 12h16M4 18h16',
  rule: 'M3 12h18M7 6h10M7 18h10',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  plain: 'M6 5h12M12 5l-2 14M4 4l16 16',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
};

const Icon = ({ name }: { name: string }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path d={ICONS[name]} />
  </svg>
);

interface Props {
  editor: Editor;
  words: Readonly<Record<string, string>>;
  pictures: string;
  onPictures: (files: readonly File[]) => void;
  finding: boolean;
  onFind: () => void;
}

const LEVELS = [1, 2, 3, 4] as const;
const levelOf = (value: string) => LEVELS.find((level) => String(level) === value);

/** One stop for Tab; the arrow keys go from button to button. */
export function Toolbar({ editor, words, pictures, onPictures, finding, onFind }: Props): ReactNode {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  const colour = String(editor.getAttributes('textStyle').color ?? '');
  const marker = String(editor.getAttributes('highlight').color ?? '');
  const link = () => {
    const before = String(editor.getAttributes('link').href ?? '');
    const address = window.prompt(words.linkAddress, before);
    if (address === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else {
      const href = /^[a-z][\w+.-]*:|^[/#?]/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
      if (editor.state.selection.empty && before === '')
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
    }
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} className="rich-toolbar" onKeyDown={roam}>
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
      {ACTION_NAMES.map((name, place) => {
        const action = actionOf(name);
        return (
          <button
            key={name}
            type="button"
            className="icon-button"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={words[name]}
            aria-pressed={action.on?.(editor)}
            title={action.key === undefined ? words[name] : `${words[name]} (Ctrl+${action.key})`}
            // The text keeps the focus, and with it what is selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => action.run(editor)}
          >
            {GLYPHS[name] ?? <Icon name={name} />}
          </button>
        );
      })}
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        aria-label={words.link}
        title={words.link}
        aria-pressed={editor.isActive('link')}
        onClick={link}
      >
        <Icon name="link" />
      </button>
      <label className="button icon-button" title={words.picture}>
        <Icon name="picture" />
        <span className="visually-hidden">{words.picture}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={pictures}
          multiple
          onChange={(event) => {
            onPictures(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
      </label>
      <label className="swatch" title={words.colour}>
        <span className="visually-hidden">{words.colour}</span>
        <input
          type="color"
          value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#000000'}
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
        aria-expanded={finding}
        onClick={onFind}
      >
        <Icon name="find" />
      </button>
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

function roam(event: KeyboardEvent<HTMLElement>): void {
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons.at(to % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

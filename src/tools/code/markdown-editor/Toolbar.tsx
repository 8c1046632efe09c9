import type { KeyboardEvent, ReactNode } from 'react';
import { ACTIONS, SHORTCUTS, type ActionName } from './actions';

const GLYPHS: Readonly<Partial<Record<ActionName, ReactNode>>> = {
  bold: <b aria-hidden="true">B</b>,
  italic: <i aria-hidden="true">I</i>,
  strike: <s aria-hidden="true">S</s>,
  heading1: <span aria-hidden="true">H1</span>,
  heading2: <span aria-hidden="true">H2</span>,
  heading3: <span aria-hidden="true">H3</span>,
};
/** Line icons on a 24 × 24 grid. */
const ICONS: Readonly<Record<string, string>> = {
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13 5l-2 14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  quote: 'M5 17c3-1 4-4 4-9H4v6h4M14 17c3-1 4-4 4-9h-5v6h4',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5h1v4M4 15h2l-2 3h2',
  tasks: 'M11 6h9M11 12h9M11 18h9M3 6l2 2 3-4M3 16h5v5H3z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  rule: 'M3 12h18M7 6h10M7 18h10',
};

const isName = (name: string): name is ActionName => name in ACTIONS;

interface Props {
  words: Readonly<Record<string, string>>;
  onAction: (name: ActionName) => void;
  children: ReactNode;
}

/** One stop for Tab; the arrow keys go from button to button. */
export function Toolbar({ words, onAction, children }: Props): ReactNode {
  return (
    <div role="toolbar" aria-label={words.toolbar} className="toolbar" onKeyDown={roam}>
      {Object.keys(ACTIONS)
        .filter(isName)
        .map((name, place) => {
          const key = SHORTCUTS[name];
          return (
            <button
              key={name}
              type="button"
              className="icon-button"
              tabIndex={place === 0 ? 0 : -1}
              aria-label={words[name]}
              title={key === undefined ? words[name] : `${words[name]} (Ctrl+${key})`}
              aria-keyshortcuts={key && `Control+${key}`}
              // The text keeps the focus, and with it what is selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onAction(name)}
            >
              {GLYPHS[name] ?? (
                <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
                  <path d={ICONS[name]} />
                </svg>
              )}
            </button>
          );
        })}
      {children}
    </div>
  );
}

function roam(event: KeyboardEvent<HTMLElement>): void {
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button, label[tabindex]'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons.at(to % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

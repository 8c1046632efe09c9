import type { ReactNode } from 'react';
import { rovingFocus } from '../../../browser/roving-focus';
import type { Look } from './letters';
import type { List } from './lists';

export type ButtonName = Look | List | 'clear' | 'undo';

/** Shortcuts with Ctrl, or with Command on a Mac. */
export const SHORTCUTS: Readonly<Record<string, Look>> = { b: 'bold', i: 'italic', u: 'underline' };

const GLYPHS: Readonly<Record<Look, ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  both: (
    <b>
      <i>B</i>
    </b>
  ),
  underline: <u>U</u>,
  strike: <s>S</s>,
  mono: <span className="mono">M</span>,
  smallCaps: <span className="small-caps">Aa</span>,
};

/** Line icons on a 24 × 24 grid. */
const ICONS: Readonly<Record<List | 'clear' | 'undo', string>> = {
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5h1v4M4 15h2l-2 3h2',
  checks: 'M12 7h8M12 17h8M4 4.5h5v5H4zM4 14.5h5v5H4z',
  clear: 'M6 5h12M12 5l-2 9M8 19h5M15 15l5 5M20 15l-5 5',
  undo: 'M4 9h11a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4',
};

const LOOKS = ['bold', 'italic', 'both', 'underline', 'strike', 'mono', 'smallCaps'] as const satisfies readonly Look[];
const OTHERS = ['bullets', 'numbers', 'checks', 'clear', 'undo'] as const;

interface Props {
  words: Readonly<Record<string, string>>;
  /** The looks that the selected letters already have. */
  pressed: ReadonlySet<string>;
  disabled: boolean;
  onPress: (name: ButtonName) => void;
}

/** A toolbar with one tab stop; the arrow keys move between buttons. */
export function Toolbar({ words, pressed, disabled, onPress }: Props): ReactNode {
  const button = (name: ButtonName, glyph: ReactNode, look: boolean) => {
    const key = Object.keys(SHORTCUTS)
      .find((one) => SHORTCUTS[one] === name)
      ?.toUpperCase();
    return (
      <button
        key={name}
        type="button"
        className="icon-button"
        disabled={disabled}
        tabIndex={name === 'bold' ? 0 : -1}
        aria-label={words[name]}
        aria-pressed={look ? pressed.has(name) : undefined}
        title={key === undefined ? words[name] : `${words[name]} (Ctrl+${key})`}
        aria-keyshortcuts={key && `Control+${key}`}
        // Keeps the focus in the text, and with it the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPress(name)}
      >
        {glyph}
      </button>
    );
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} className="toolbar" onKeyDown={rovingFocus}>
      {LOOKS.map((look) => button(look, <span aria-hidden="true">{GLYPHS[look]}</span>, true))}
      {OTHERS.map((name) =>
        button(
          name,
          <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
            <path d={ICONS[name]} />
          </svg>,
          false,
        ),
      )}
    </div>
  );
}

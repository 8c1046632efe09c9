import type { RefObject } from 'react';
import { formatMoment } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { lineStart, sortedLines, wholeLines } from './note-lines';
import type { Surface } from './surface';

export interface Commands {
  insertDate(): void;
  changeCase(to: 'upper' | 'lower'): void;
  sort(descending: boolean): void;
  goToLine(line: number): void;
}

/** The menu commands that change the text; each is one undo step. */
export function commandsOf(surface: RefObject<Surface>, lang: Lang, changed: () => void): Commands {
  const replace = (from: number, to: number, change: (text: string) => string, selected: boolean) => {
    const pen = surface.current;
    pen.replace(from, to, change(pen.text().slice(from, to)), selected);
    changed();
    pen.focus();
  };
  return {
    insertDate: () => {
      const [from, to] = surface.current.selection();
      const now = formatMoment(new Date(), lang, { dateStyle: 'long', timeStyle: 'short' });
      replace(from, to, () => now, false);
    },
    changeCase: (to) => {
      const [from, end] = surface.current.selection();
      const change = (text: string) => (to === 'upper' ? text.toLocaleUpperCase(lang) : text.toLocaleLowerCase(lang));
      if (from === end) replace(0, surface.current.text().length, change, false);
      else replace(from, end, change, true);
    },
    sort: (descending) => {
      const text = surface.current.text();
      const [start, end] = surface.current.selection();
      // A selection within one line is ignored: the whole note is sorted.
      const some = text.slice(start, end).trim().includes('\n');
      const { from, to } = !some ? { from: 0, to: text.replace(/\n+$/, '').length } : wholeLines(text, start, end);
      replace(from, to, (lines) => sortedLines(lines, lang, descending), some);
    },
    goToLine: (line) => {
      const position = lineStart(surface.current.text(), line);
      surface.current.select(position, position);
      surface.current.focus();
    },
  };
}

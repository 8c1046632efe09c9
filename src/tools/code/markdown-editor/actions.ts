import { continueList } from './continue-list';
import { bold, bullets, code, heading, italic, link, numbers, quote, rule, strike, tasks, type Action } from './edits';
import { table } from './table';

/** The toolbar's actions, in order; each name is also the key of the button's label in `strings.own`. */
export const ACTIONS = {
  bold,
  italic,
  strike,
  code,
  link,
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  quote,
  bullets,
  numbers,
  tasks,
  table,
  rule,
} satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof ACTIONS;

export const SHORTCUTS: Readonly<Partial<Record<ActionName, string>>> = { bold: 'B', italic: 'I', link: 'K' };

/** By key, with the editor's key names. */
export const KEYS = {
  'Mod-b': bold,
  'Mod-i': italic,
  'Mod-k': link,
  Enter: continueList,
};

import type { Role } from './token-roles';

/**
 * The colors of a card of code. Everything readable has a contrast of at least 4.5 on the card and on a marked line.
 */
export interface Theme {
  readonly card: string;
  /** The background of a marked line. */
  readonly marked: string;
  /** The bar before a marked line. */
  readonly bar: string;
  /** A hairline around the card, so that it is distinct from a background of its own color. */
  readonly edge: string;
  readonly ink: string;
  /** Line numbers and the title. */
  readonly soft: string;
  readonly roles: Readonly<Record<Exclude<Role, ''>, string>>;
}

export const THEMES = {
  dark: {
    card: '#1a1b23',
    marked: '#2a2f42',
    bar: '#8aa9ff',
    edge: '#3a3c4a',
    ink: '#e4e6f0',
    soft: '#9aa0b4',
    roles: {
      keyword: '#ff8fb3',
      type: '#7fdbd4',
      string: '#b4e08c',
      number: '#ffb77d',
      comment: '#9399b2',
      function: '#8ab6ff',
      tag: '#ff9a8f',
      attribute: '#d0b4ff',
      meta: '#e6c384',
      regexp: '#7fe0b8',
      variable: '#f2cdb8',
      heading: '#8ab6ff',
      emphasis: '#e4e6f0',
      strong: '#ffffff',
      added: '#8fe0a0',
      removed: '#ff9f9f',
    },
  },
  light: {
    card: '#ffffff',
    marked: '#eaf0fd',
    bar: '#2f5fd0',
    edge: '#dcdfe8',
    ink: '#23262f',
    soft: '#626878',
    roles: {
      keyword: '#b5175e',
      type: '#0a6672',
      string: '#23691f',
      number: '#974600',
      comment: '#626878',
      function: '#1f52b5',
      tag: '#b02a1e',
      attribute: '#6b35ad',
      meta: '#775400',
      regexp: '#0b6853',
      variable: '#8a3d20',
      heading: '#1f52b5',
      emphasis: '#23262f',
      strong: '#000000',
      added: '#17652f',
      removed: '#a92020',
    },
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof THEMES;

export const inkOf = (theme: Theme, role: Role): string => (role === '' ? theme.ink : theme.roles[role]);

/** Font styles of the roles, in addition to their color. */
export const STYLES: Readonly<Partial<Record<Role, { readonly weight?: 700; readonly italic?: true }>>> = {
  heading: { weight: 700 },
  strong: { weight: 700 },
  emphasis: { italic: true },
};

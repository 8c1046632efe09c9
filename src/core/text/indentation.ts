/** The indentations that formatters offer: a number of spaces, or a tab. */
export const INDENTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', 'tab'] as const;
export type Indent = (typeof INDENTS)[number];

/** The text of one indentation level; '' means everything on one line. */
export const indentText = (indent: Indent): string => (indent === 'tab' ? '\t' : ' '.repeat(Number(indent)));

export const INDENT_WORDS = {
  en: {
    '0': 'None, all on one line',
    '1': '1 space',
    '2': '2 spaces',
    '3': '3 spaces',
    '4': '4 spaces',
    '5': '5 spaces',
    '6': '6 spaces',
    '7': '7 spaces',
    '8': '8 spaces',
    tab: 'Tab',
  },
} satisfies Record<string, Record<Indent, string>>;

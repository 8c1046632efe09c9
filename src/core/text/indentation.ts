/** The indentations that formatters offer: a number of spaces, or a tab. */
export const INDENTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', 'tab'] as const;
export type Indent = (typeof INDENTS)[number];

/** The text of one indentation level; '' means everything on one line. */
export const indentText = (indent: Indent): string => (indent === 'tab' ? '\t' : ' '.repeat(Number(indent)));

export type Pane = 'input' | 'css' | 'js';

/** Where the text of a field begins in the page, so that errors can name the line in the field. */
export interface Part {
  readonly pane: Pane;
  /** The page's line where this part begins, counted from 1. */
  readonly line: number;
  /** The field's line at that position, counted from 1. */
  readonly paneLine: number;
  readonly lines: number;
}

/** If one line has text from several fields, errors are more likely in the first of these. */
const LIKELIER: readonly Pane[] = ['js', 'input', 'css'];

/** The field and the line in it that a line of the page comes from. */
export function placeOf(parts: readonly Part[], line: number): { pane: Pane; line: number } | undefined {
  const here = parts.filter((one) => line >= one.line && line < one.line + one.lines);
  const part = LIKELIER.map((pane) => here.find((one) => one.pane === pane)).find((one) => one !== undefined);
  return part && { pane: part.pane, line: part.paneLine + line - part.line };
}

export type Pane = 'input' | 'css' | 'js';

/** Where a field's text begins in the page, so that an error's line can be named in the field. */
export interface Part {
  readonly pane: Pane;
  /** The page's line, from 1, in which this part begins. */
  readonly line: number;
  /** The field's line at that place, from 1. */
  readonly paneLine: number;
  readonly lines: number;
}

/** Of several on one line, the field where an error is likelier. */
const LIKELIER: readonly Pane[] = ['js', 'input', 'css'];

/** The field and its line that a line of the page shows. */
export function placeOf(parts: readonly Part[], line: number): { pane: Pane; line: number } | undefined {
  const here = parts.filter((one) => line >= one.line && line < one.line + one.lines);
  const part = LIKELIER.map((pane) => here.find((one) => one.pane === pane)).find((one) => one !== undefined);
  return part && { pane: part.pane, line: part.paneLine + line - part.line };
}

/** A sheet of labels; all lengths in millimeters. Pitches are from the edge of one label to the same edge of the next. */
export interface LabelSheet {
  readonly page: readonly [width: number, height: number];
  readonly columns: number;
  readonly rows: number;
  readonly label: readonly [width: number, height: number];
  /** From the page's left and top edge to the first label. */
  readonly margin: readonly [left: number, top: number];
  readonly pitch: readonly [across: number, down: number];
}

const A4 = [210, 297] as const;
const LETTER = [215.9, 279.4] as const;

/** By the number on the package. Source: the sizes that Avery states for its templates (avery.co.uk, avery.com); not read again. */
export const LABEL_SHEETS = {
  L7160: { page: A4, columns: 3, rows: 7, label: [63.5, 38.1], margin: [7.21, 15.15], pitch: [66.04, 38.1] },
  L7163: { page: A4, columns: 2, rows: 7, label: [99.1, 38.1], margin: [4.65, 15.15], pitch: [101.6, 38.1] },
  L7651: { page: A4, columns: 5, rows: 13, label: [38.1, 21.2], margin: [4.75, 10.7], pitch: [40.6, 21.2] },
  '5160': { page: LETTER, columns: 3, rows: 10, label: [66.675, 25.4], margin: [4.7625, 12.7], pitch: [69.85, 25.4] },
  '5163': { page: LETTER, columns: 2, rows: 5, label: [101.6, 50.8], margin: [3.96875, 12.7], pitch: [106.3625, 50.8] },
} as const satisfies Readonly<Record<string, LabelSheet>>;

export type LabelSheetId = keyof typeof LABEL_SHEETS;

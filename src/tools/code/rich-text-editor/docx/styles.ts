import { BorderStyle, LevelFormat, type ILevelsOptions, type IStylesOptions } from 'docx';

/** IDs and names of Word's own styles, so that its style list and other programs recognize them. */
export const INLINE_CODE = 'HTMLCode';
export const CODE_BLOCK = 'HTMLPreformatted';
export const QUOTE = 'Quote';
export const RULE = 'HorizontalLine';
export const LINK = 'Hyperlink';

/** In twentieths of a point, Word's unit: half an inch, in all lists and quotes. */
export const STEP = 720;
const HANGING = 360;

const heading = (halfPoints: number, before: number) => ({
  run: { size: halfPoints, bold: true, color: '1F1F1F' },
  paragraph: { spacing: { before, after: 80 }, keepNext: true, keepLines: true },
});

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22 },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    heading1: heading(36, 360),
    heading2: heading(30, 300),
    heading3: heading(26, 240),
    heading4: heading(24, 200),
    heading5: heading(22, 160),
    heading6: heading(22, 160),
    hyperlink: { run: { color: '0563C1', underline: {} } },
    listParagraph: { paragraph: { contextualSpacing: true } },
  },
  paragraphStyles: [
    {
      id: QUOTE,
      name: 'Quote',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { italics: true, color: '404040' },
    },
    {
      id: CODE_BLOCK,
      name: 'HTML Preformatted',
      basedOn: 'Normal',
      run: { font: 'Courier New', size: 20, noProof: true },
      paragraph: { spacing: { after: 0, line: 240 } },
    },
    {
      id: RULE,
      name: 'Horizontal Line',
      basedOn: 'Normal',
      next: 'Normal',
      paragraph: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'auto' } } },
    },
  ],
  characterStyles: [{ id: INLINE_CODE, name: 'HTML Code', run: { font: 'Courier New', size: 20 } }],
};

const LEVELS = Array.from({ length: 9 }, (_, level) => level);
const indentation = (level: number) => ({
  style: { paragraph: { indent: { left: STEP * (level + 1), hanging: HANGING } } },
});

export const BULLETS: readonly ILevelsOptions[] = LEVELS.map((level) => ({
  level,
  format: LevelFormat.BULLET,
  text: ['•', '◦', '▪'][level % 3] ?? '•',
  ...indentation(level),
}));

/** The bullet of a task is its box. */
export const TASKS: readonly ILevelsOptions[] = LEVELS.map((level) => ({
  level,
  format: LevelFormat.BULLET,
  text: '',
  ...indentation(level),
}));

/** The numbering types of `<ol type>`. */
const FORMATS: Readonly<Record<string, ILevelsOptions['format']>> = {
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
};

export const numbers = (type: string, start: number): readonly ILevelsOptions[] =>
  LEVELS.map((level) => ({
    level,
    format: FORMATS[type] ?? LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start,
    ...indentation(level),
  }));

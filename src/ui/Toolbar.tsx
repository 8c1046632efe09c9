import type { ReactNode } from 'react';

/* The parts of an editor's toolbar: one tab stop, with arrow keys between the buttons. */

/** Line icons on a 24 × 24 grid. */
const PATHS: Readonly<Record<string, string>> = {
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13 5l-2 14',
  codeBlock: 'M4 5h16v14H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  quote: 'M5 17c3-1 4-4 4-9H4v6h4M14 17c3-1 4-4 4-9h-5v6h4',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5h1v4M4 15h2l-2 3h2',
  tasks: 'M11 6h9M11 12h9M11 18h9M3 6l2 2 3-4M3 16h5v5H3z',
  alignLeft: 'M4 6h16M4 12h10M4 18h13',
  alignCenter: 'M4 6h16M7 12h10M6 18h12',
  alignRight: 'M4 6h16M10 12h10M7 18h13',
  alignJustify: 'M4 6h16M4 12h16M4 18h16',
  rule: 'M3 12h18M7 6h10M7 18h10',
  pageBreak: 'M6 3v6h12V3M6 21v-6h12v6M3 12h2M8 12h3M13 12h3M19 12h2',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  plain: 'M6 5h12M12 5l-2 14M4 4l16 16',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  subscript: 'M4 6l8 10M12 6L4 16M16 16.5a2 2 0 1 1 3.5 1.5L16 21.5h4',
  superscript: 'M4 9l8 10M12 9L4 19M16 4.5a2 2 0 1 1 3.5 1.5L16 9.5h4',
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
};
const LETTERS: Readonly<Record<string, ReactNode>> = {
  bold: <b aria-hidden="true">B</b>,
  italic: <i aria-hidden="true">I</i>,
  underline: <u aria-hidden="true">U</u>,
  strike: <s aria-hidden="true">S</s>,
  heading1: <span aria-hidden="true">H1</span>,
  heading2: <span aria-hidden="true">H2</span>,
  heading3: <span aria-hidden="true">H3</span>,
};

/** The face of a button: a letter in the style that it applies, or an icon. */
export const ToolSign = ({ name }: { name: string }): ReactNode =>
  LETTERS[name] ?? (
    <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <path d={PATHS[name]} />
    </svg>
  );

interface PicturesProps {
  label: string | undefined;
  accept: string;
  onPictures: (files: readonly File[]) => void;
}

/** Lets the visitor choose pictures; the same ones can be chosen again. */
export function PicturesButton({ label, accept, onPictures }: PicturesProps): ReactNode {
  return (
    <label className="button icon-button" title={label}>
      <ToolSign name="picture" />
      <span className="visually-hidden">{label}</span>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple
        onChange={(event) => {
          onPictures(Array.from(event.currentTarget.files ?? []));
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

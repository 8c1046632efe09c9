import type { Editor } from '@tiptap/core';

interface Action {
  run(editor: Editor): void;
  /** Whether it is active at the caret; omitted for actions that have no state. */
  on?(editor: Editor): boolean;
  readonly key?: string;
}

const mark = (name: string, key?: string): Action => ({
  run: (editor) => void editor.chain().focus().toggleMark(name).run(),
  on: (editor) => editor.isActive(name),
  ...(key !== undefined && { key }),
});
const align = (side: string): Action => ({
  run: (editor) => void editor.chain().focus().setTextAlign(side).run(),
  on: (editor) => editor.isActive({ textAlign: side }),
});

export const ACTIONS = {
  undo: { run: (editor) => void editor.chain().focus().undo().run(), key: 'Z' },
  redo: { run: (editor) => void editor.chain().focus().redo().run(), key: 'Shift+Z' },
  bold: mark('bold', 'B'),
  italic: mark('italic', 'I'),
  underline: mark('underline', 'U'),
  strike: mark('strike', 'Shift+S'),
  subscript: mark('subscript'),
  superscript: mark('superscript'),
  code: mark('code', 'E'),
  bullets: {
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
    key: 'Shift+8',
  },
  numbers: {
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
    key: 'Shift+7',
  },
  tasks: {
    run: (editor) => void editor.chain().focus().toggleTaskList().run(),
    on: (editor) => editor.isActive('taskList'),
    key: 'Shift+9',
  },
  quote: {
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
    key: 'Shift+B',
  },
  codeBlock: {
    run: (editor) => void editor.chain().focus().toggleCodeBlock().run(),
    on: (editor) => editor.isActive('codeBlock'),
  },
  alignLeft: align('left'),
  alignCenter: align('center'),
  alignRight: align('right'),
  alignJustify: align('justify'),
  rule: { run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  pageBreak: {
    run: (editor) =>
      void editor
        .chain()
        .focus()
        .insertContent([{ type: 'pageBreak' }, { type: 'paragraph' }])
        .run(),
    key: 'Enter',
  },
  table: {
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  plain: { run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run() },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS).filter((name): name is ActionName => name in ACTIONS);
export const actionOf = (name: ActionName): Action => ACTIONS[name];

/** Actions for the table at the caret. */
export const TABLE_ACTIONS = {
  rowAfter: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  columnAfter: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  deleteRow: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  mergeCells: (editor: Editor) => editor.chain().focus().mergeOrSplit().run(),
  headRow: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run(),
  deleteTable: (editor: Editor) => editor.chain().focus().deleteTable().run(),
};

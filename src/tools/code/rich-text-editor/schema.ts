import { Extension, getSchema, Node, type Extensions } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image, type ImageOptions } from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureView, type PictureWords } from './picture-view';
import { MOST_GROUPS, UndoLog } from './undo';

/** In the editor, tables have column widths; in the document they do not. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/** Each block has its own direction, determined by its first strong character. It isn't stored in the document. */
const OwnDirection = Extension.create({
  name: 'ownDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const blocks: Decoration[] = [];
          doc.descendants((node, at) => {
            if (node.isTextblock) blocks.push(Decoration.node(at, at + node.nodeSize, { dir: 'auto' }));
            return !node.isTextblock;
          });
          return DecorationSet.create(doc, blocks);
        },
      },
    }),
  ],
});

/** Where a new page begins in print and in Word: inserted with Ctrl+Enter, like in Word. */
const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  // Before the rule, which is an `hr` too, and before the line break, which uses the same key.
  priority: 1_000,
  parseHTML: () => [{ tag: 'hr[data-type="pageBreak"]', priority: 60 }],
  renderHTML: () => ['hr', { 'data-type': 'pageBreak' }],
  addKeyboardShortcuts() {
    return { 'Mod-Enter': () => this.editor.commands.insertContent([{ type: this.name }, { type: 'paragraph' }]) };
  },
});

/** External pictures wait for a click. */
const Picture = Image.extend<ImageOptions & { words: PictureWords }>({
  addNodeView() {
    const { words } = this.options;
    return ({ node, editor }) => pictureView(node, editor, words);
  },
});

export const extensions = (words: PictureWords = {}): Extensions => [
  StarterKit.configure({
    link: { openOnClick: false, HTMLAttributes: { rel: 'noopener nofollow', target: null, class: null } },
    trailingNode: false,
    undoRedo: { depth: MOST_GROUPS },
  }),
  Subscript,
  Superscript,
  TextStyle,
  Color,
  Highlight.configure({ multicolor: true }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TaskList,
  TaskItem.configure({ nested: true }),
  Picture.configure({ allowBase64: true, words }),
  PageBreak,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  OwnDirection,
  UndoLog,
];

export const SCHEMA = getSchema(extensions());

import { Extension, getSchema, type Extensions } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';

/** The editor draws widths for its columns; a document has none. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/** Each block has its own direction, by its first strong character. It is not written into the document. */
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

export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    link: { openOnClick: false, HTMLAttributes: { rel: 'noopener nofollow', target: null, class: null } },
    trailingNode: false,
  }),
  Subscript,
  Superscript,
  TextStyle,
  Color,
  Highlight.configure({ multicolor: true }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TaskList,
  TaskItem.configure({ nested: true }),
  Image.configure({ allowBase64: true }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  OwnDirection,
];

export const SCHEMA = getSchema(EXTENSIONS);

import type { ILevelsOptions, Paragraph, ParagraphChild, Table } from 'docx';
import type { TreeNode } from './tree';

/** A picture in a format that Word reads, and its size in pixels. */
export interface DrawnPicture {
  readonly type: 'jpg' | 'png' | 'gif' | 'bmp';
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What is gathered while the document is written. */
export interface Writing {
  /** Kinds of numbering by their name. */
  readonly numbering: Map<string, readonly ILevelsOptions[]>;
  /** Lists begun so far: each counts anew. */
  lists: number;
  /** The pictures by their address, as they are put in. */
  readonly pictures: ReadonlyMap<string, DrawnPicture>;
}

/** Where a block stands. */
export interface Place {
  /** How many lists it stands in. */
  readonly lists: number;
  /** How many lists and quotes: each indents by half an inch. */
  readonly depth: number;
  readonly quoted: boolean;
  /** The width of the text, or of the cell, in pixels at 96 to the inch. */
  readonly width: number;
  /** In a table's head. */
  readonly bold: boolean;
  /** It begins an item of this list. The schema has a paragraph there. */
  readonly item?: { readonly reference: string; readonly instance: number; readonly level: number };
  /** What stands in front of its text: a task's box. */
  readonly before?: readonly ParagraphChild[];
}

export type Block = Paragraph | Table;

export type WriteBlocks = (nodes: readonly TreeNode[], place: Place, writing: Writing) => readonly Block[];

import type { ILevelsOptions, Paragraph, ParagraphChild, Table } from 'docx';
import type { TreeNode } from './tree';

/** A picture in a format that Word can read, and its size in pixels. */
export interface DrawnPicture {
  readonly type: 'jpg' | 'png' | 'gif' | 'bmp';
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** State that is collected while the document is written. */
export interface Writing {
  /** Numbering definitions by name. */
  readonly numbering: Map<string, readonly ILevelsOptions[]>;
  /** Number of lists so far: each is numbered separately. */
  lists: number;
  /** The embedded pictures, by address. */
  readonly pictures: ReadonlyMap<string, DrawnPicture>;
}

/** The context of a block. */
export interface Place {
  /** How many lists it is nested in. */
  readonly lists: number;
  /** How many lists and quotes it is nested in: each indents by half an inch. */
  readonly depth: number;
  readonly quoted: boolean;
  /** The width of the text or cell, in pixels at 96 per inch. */
  readonly width: number;
  /** Inside a table's header. */
  readonly bold: boolean;
  /** Set if the block begins an item of this list. The schema requires a paragraph there. */
  readonly item?: { readonly reference: string; readonly instance: number; readonly level: number };
  /** What precedes the text: a task's box. */
  readonly before?: readonly ParagraphChild[];
}

export type Block = Paragraph | Table;

export type WriteBlocks = (nodes: readonly TreeNode[], place: Place, writing: Writing) => readonly Block[];

import { NUMBER, OPEN_ARRAY, OPEN_OBJECT, STRING } from '../../../formats/json';
import { JsonNodes } from '../../../formats/json/json-nodes';
import { doubleKeeps } from '../../../formats/json/json-number';
import { hintOf } from './hints';
import type { Link, Paths, TreeRow, TreeSource } from './source';

const WIDTH = 3;
const KEY = 6;
/** At most this many characters of a text are shown in a row. */
const SHOWN = 300;
/** RFC 9535 §2.5.1.2, shorthand; JavaScript allows slightly more names. */
const SHORT_NAME = /^[A-Z_a-z\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]*$/;
const SCRIPT_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A JSON text as the source of a tree. */
export class JsonSource implements TreeSource {
  readonly roots = [0];
  readonly end: number;
  readonly stride = WIDTH;
  private readonly nodes: JsonNodes;

  constructor(bytes: Uint8Array, cells: Int32Array) {
    this.nodes = new JsonNodes(bytes, cells);
    this.end = cells.length;
  }

  children(node: number): readonly number[] {
    return this.nodes.children(node);
  }
  hasChildren(node: number): boolean {
    return this.nodes.hasChildren(node);
  }

  row(node: number, ordinal: number): TreeRow {
    const { nodes } = this;
    const name = node === 0 ? '$' : (nodes.key(node) ?? String(ordinal));
    const kind = nodes.kind(node);
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY)
      return { name, kind: kind === OPEN_OBJECT ? 'object' : 'array', text: '', count: nodes.childCount(node) };
    if (kind === STRING) {
      const content = nodes.content(node);
      const hint = hintOf(content);
      return { name, kind: 'string', text: JSON.stringify(content.slice(0, SHOWN)), ...(hint && { hint }) };
    }
    const text = nodes.source(node);
    if (kind !== NUMBER) return { name, kind: 'word', text };
    const changed = /^-?\d/.test(text) && !/^-?0x/i.test(text) && !doubleKeeps(text);
    return { name, kind: 'number', text: text.slice(0, SHOWN), ...(changed && { becomes: String(Number(text)) }) };
  }

  copy(node: number): string {
    return this.nodes.kind(node) === STRING ? this.nodes.content(node) : this.nodes.source(node);
  }

  path(chain: readonly Link[]): Paths {
    let path = '$';
    let script = 'data';
    for (const { node, ordinal } of chain.slice(1)) {
      const key = this.nodes.key(node);
      if (key === undefined) {
        path += `[${ordinal}]`;
        script += `[${ordinal}]`;
      } else {
        path += SHORT_NAME.test(key) ? `.${key}` : `[${singleQuoted(key)}]`;
        script += SCRIPT_NAME.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
      }
    }
    return { path, script };
  }

  find(text: string, from: number, before: number): number {
    const { nodes } = this;
    for (let at = from; at < before; at += WIDTH) {
      const kind = nodes.kind(at);
      const content = kind === KEY || kind === STRING ? nodes.content(at) : kind >= NUMBER ? nodes.source(at) : '';
      if (content.toLowerCase().includes(text)) return kind === KEY ? at + WIDTH : at;
    }
    return -1;
  }
}

/** Quotes a name as in a normalized path (RFC 9535 §2.7). */
const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

import { CLOSE_ARRAY, CLOSE_OBJECT, KEY, NUMBER, STRING } from '../../../formats/json';
import type { JsonNodes } from '../../../formats/json/json-nodes';
import { strictNumber } from '../../../formats/json/json-number';

const WIDTH = 3;
/** A key that JavaScript moves to the front of its object: an array index, or a number that may be one. */
const INDEX = /^(?:0|[1-9]\d{0,9})$/;
const [ZERO, NINE, BACKSLASH] = [0x30, 0x39, 0x5c];

/**
 * Whether JSON.parse cannot be trusted with the document's keys: it moves keys that look like array indexes to the
 * front, and V8 13.6 mistakes an escaped key (`"\n"`) for another one (`"\\"`) that it saw at the same position of a
 * similar object.
 */
export function needsCare(nodes: JsonNodes): boolean {
  for (let at = 0; at < nodes.cells.length; at += WIDTH) {
    if (nodes.kind(at) !== KEY) continue;
    const first = nodes.bytes[nodes.start(at) + 1] ?? 0;
    if (hasEscape(nodes, at) || (first >= ZERO && first <= NINE && INDEX.test(nodes.content(at)))) return true;
  }
  return false;
}

function hasEscape({ bytes, cells }: JsonNodes, at: number): boolean {
  const end = cells[at + 2] ?? 0;
  for (let i = cells[at + 1] ?? 0; i < end; i++) if (bytes[i] === BACKSLASH) return true;
  return false;
}

type Members = Record<string, unknown>;

/** The same value as JSON.parse returns, but with the members of every object in document order. */
export function valueInOrder(nodes: JsonNodes): unknown {
  const open: ((value: unknown, at: number) => void)[] = [];
  let root: unknown;
  const put = (value: unknown, at: number) => {
    const inside = open.at(-1);
    if (inside) inside(value, at);
    else root = value;
  };
  for (let at = 0; at < nodes.cells.length; at += WIDTH) {
    const kind = nodes.kind(at);
    if (kind === KEY) continue;
    if (kind === CLOSE_ARRAY || kind === CLOSE_OBJECT) open.pop();
    else if (!nodes.isOpen(at)) put(scalar(nodes, at), at);
    else if (nodes.isObject(at)) {
      const { proxy, add } = orderedObject();
      put(proxy, at);
      open.push((value, member) => add(nodes.key(member) ?? '', value));
    } else {
      const list: unknown[] = [];
      put(list, at);
      open.push((value) => list.push(value));
    }
  }
  return root;
}

/** An object that enumerates its keys in the order in which they were added. */
function orderedObject(): { readonly proxy: Members; readonly add: (name: string, value: unknown) => void } {
  const names = new Set<string>();
  const members: Members = {};
  return {
    proxy: new Proxy(members, { ownKeys: () => Array.from(names) }),
    add: (name, value) => {
      names.add(name);
      // Plain assignment to `__proto__` creates no member.
      Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
    },
  };
}

function scalar(nodes: JsonNodes, at: number): unknown {
  switch (nodes.kind(at)) {
    case STRING:
      return nodes.content(at);
    case NUMBER:
      return Number(strictNumber(nodes.source(at)));
    default:
      return { true: true, false: false }[nodes.source(at)] ?? null;
  }
}

import type { JsonNodes } from '../../../formats/json/json-nodes';

interface Refusal {
  readonly code: 'pointerEscape' | 'pointerMissing' | 'pointerIndex' | 'pointerScalar';
  readonly blanks: Readonly<Record<string, string | number>>;
}

/** The value at a JSON Pointer (RFC 6901), or the reason and position where it fails. */
export function pointed(nodes: JsonNodes, pointer: string): number | Refusal {
  const bad = pointer.search(/~(?![01])/);
  if (bad >= 0) return { code: 'pointerEscape', blanks: { column: [...pointer.slice(0, bad)].length + 1 } };
  let at = 0;
  let walked = '';
  for (const [level, typed] of pointer.slice(1).split('/').entries()) {
    // ~1 first: ~01 means the text ~1.
    const name = typed.replaceAll('~1', '/').replaceAll('~0', '~');
    // The message names the root in words: its pointer is empty, and `/` is a key without characters.
    const parent = { parent: walked, level };
    if (!nodes.isOpen(at)) return { code: 'pointerScalar', blanks: parent };
    const isList = !nodes.isObject(at);
    if (isList && !/^(?:0|[1-9]\d*)$/.test(typed)) return { code: 'pointerIndex', blanks: { name, ...parent } };
    const next = nodes.child(at, isList ? Number(typed) : name);
    if (next === undefined) return { code: 'pointerMissing', blanks: { name, ...parent, count: nodes.childCount(at) } };
    at = next;
    walked += `/${typed}`;
  }
  return at;
}

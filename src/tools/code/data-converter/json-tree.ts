import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';
import { problem } from '../../../kinds/contract';
import { TextOut } from './text-out';

/** JSON before serialization. Numbers and literals keep their spelling; strings are JavaScript strings. */
export type JsonTree =
  | { readonly raw: string }
  | { readonly text: string }
  | { readonly entries: readonly (readonly [string, JsonTree])[] }
  | { readonly items: readonly JsonTree[] };

interface Open {
  readonly parts: readonly (readonly [string | undefined, JsonTree])[];
  readonly close: string;
  at: number;
}

/**
 * Serializes the tree with the layout of `JSON.stringify(value, null, indent)`. It keeps its own stack, so depth is not
 * limited; refuses a result that is longer than a string can be.
 */
export function writeTree(tree: JsonTree, indent: string) {
  const out = new TextOut(indent);
  const stack: Open[] = [];
  const newLine = () => {
    if (indent === '') return;
    out.add('\n');
    out.margin(stack.length);
  };
  const write = (node: JsonTree) => {
    if ('raw' in node) out.add(node.raw);
    else if ('text' in node) out.add(JSON.stringify(node.text.toWellFormed()));
    else {
      const isList = 'items' in node;
      const parts = isList ? node.items.map((item) => [undefined, item] as const) : node.entries;
      if (parts.length === 0) out.add(isList ? '[]' : '{}');
      else {
        out.add(isList ? '[' : '{');
        stack.push({ parts, close: isList ? ']' : '}', at: 0 });
      }
    }
  };
  write(tree);
  for (let open = stack.at(-1); open && !out.overflow; open = stack.at(-1)) {
    const part = open.parts[open.at];
    if (!part) {
      stack.pop();
      newLine();
      out.add(open.close);
      continue;
    }
    if (open.at++ > 0) out.add(',');
    newLine();
    const [key, node] = part;
    if (key !== undefined) out.add(JSON.stringify(key.toWellFormed()) + (indent === '' ? ':' : ': '));
    write(node);
  }
  return out.overflow ? problem('tooLong', { limit: LONGEST_TEXT / 1e6 }) : out.finish();
}

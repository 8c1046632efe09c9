/** JSON before it is text. Numbers and words are kept as they are written; strings are JavaScript strings. */
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
 * The tree as text, laid out as `JSON.stringify(value, null, indent)` does it. The stack is its own, so depth is no limit.
 */
export function writeTree(tree: JsonTree, indent: string): string {
  const out: string[] = [];
  const stack: Open[] = [];
  const newLine = () => {
    if (indent !== '') out.push('\n', indent.repeat(stack.length));
  };
  const write = (node: JsonTree) => {
    if ('raw' in node) out.push(node.raw);
    else if ('text' in node) out.push(JSON.stringify(node.text.toWellFormed()));
    else {
      const isList = 'items' in node;
      const parts = isList ? node.items.map((item) => [undefined, item] as const) : node.entries;
      if (parts.length === 0) out.push(isList ? '[]' : '{}');
      else {
        out.push(isList ? '[' : '{');
        stack.push({ parts, close: isList ? ']' : '}', at: 0 });
      }
    }
  };
  write(tree);
  for (let open = stack.at(-1); open; open = stack.at(-1)) {
    const part = open.parts[open.at];
    if (!part) {
      stack.pop();
      newLine();
      out.push(open.close);
      continue;
    }
    if (open.at++ > 0) out.push(',');
    newLine();
    const [key, node] = part;
    if (key !== undefined) out.push(JSON.stringify(key.toWellFormed()), indent === '' ? ':' : ': ');
    write(node);
  }
  return out.join('');
}

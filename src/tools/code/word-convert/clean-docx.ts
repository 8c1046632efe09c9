const SAFE = /^(?:https?:|mailto:|tel:|#)/i;

/**
 * mammoth's document without links that could run something, and without pictures if they are not wanted. Links keep
 * their text.
 */
export function cleaned(element: unknown, dropImages: boolean): unknown {
  if (typeof element !== 'object' || element === null) return element;
  const copy: Record<string, unknown> = { ...element };
  const { children, notes } = copy;
  if (Array.isArray(children)) copy.children = children.flatMap((child: unknown) => kept(child, dropImages));
  // Footnotes are in a separate list.
  if (typeof notes === 'object' && notes !== null && '_notes' in notes && typeof notes._notes === 'object') {
    for (const note of Object.values(notes._notes ?? {})) {
      if (typeof note === 'object' && note !== null && 'body' in note && Array.isArray(note.body))
        note.body = note.body.flatMap((child: unknown) => kept(child, dropImages));
    }
  }
  return copy;
}

function kept(element: unknown, dropImages: boolean): unknown[] {
  const copy = cleaned(element, dropImages);
  if (typeof copy !== 'object' || copy === null || !('type' in copy)) return [copy];
  if (copy.type === 'image' && dropImages) return [];
  if (copy.type !== 'hyperlink') return [copy];
  const address = 'href' in copy && typeof copy.href === 'string' ? copy.href : undefined;
  // Browsers ignore white space and control characters before and inside a scheme.
  // oxlint-disable-next-line no-control-regex
  if (address === undefined || SAFE.test(address.replace(/[\0- ]/g, ''))) return [copy];
  return 'children' in copy && Array.isArray(copy.children) ? copy.children : [];
}

/** The range of a text area to replace: the selection, or the position at a point on the screen. The end of the text if the browser can't determine it. */
export function areaPlace(area: HTMLTextAreaElement, point?: { readonly x: number; readonly y: number }) {
  if (!point) return { from: area.selectionStart, to: area.selectionEnd };
  const found = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(point.x, point.y) : null;
  const at = found?.offsetNode === area ? found.offset : area.value.length;
  return { from: at, to: at };
}

/** Leaves the network and CPU to the tool's first result. */
const AFTER_MS = 2_000;

/**
 * Loads what long texts need, after a delay and when the browser is idle, unless the visitor saves data. A long paste is
 * then as fast as a file, for which loading starts when its chooser opens.
 */
export function warmLater(warm: () => void): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  if (!saves) setTimeout(() => requestIdleCallback(() => warm(), { timeout: 2_000 }), AFTER_MS);
}

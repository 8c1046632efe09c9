/** The range of a text area to replace: the selection, or the position at a point on the screen. The end of the text if the browser can't determine it. */
export function areaPlace(area: HTMLTextAreaElement, point?: { readonly x: number; readonly y: number }) {
  if (!point) return { from: area.selectionStart, to: area.selectionEnd };
  const found = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(point.x, point.y) : null;
  const at = found?.offsetNode === area ? found.offset : area.value.length;
  return { from: at, to: at };
}

/** How long the network and CPU are left to the tool's first result. */
const AFTER_START_MS = 500;

/**
 * Loads what long texts need when the browser is idle, but not right after `startedAt`, when the form had its first
 * result, and not if the visitor saves data. A long paste is then as fast as a file, for which loading starts when its
 * chooser opens.
 */
export function warmLater(warm: () => void, startedAt: number): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  if (saves) return;
  const wait = Math.max(0, startedAt + AFTER_START_MS - performance.now());
  setTimeout(() => requestIdleCallback(() => warm(), { timeout: 2_000 }), wait);
}

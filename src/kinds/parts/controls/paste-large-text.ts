/** Where a text is put into a text area: what is selected, or a point on the screen; the end, where the browser cannot tell. */
export function areaPlace(area: HTMLTextAreaElement, point?: { readonly x: number; readonly y: number }) {
  if (!point) return { from: area.selectionStart, to: area.selectionEnd };
  const found = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(point.x, point.y) : null;
  const at = found?.offsetNode === area ? found.offset : area.value.length;
  return { from: at, to: at };
}

/** The first answer comes before what a long paste would need. */
const AFTER_MS = 2_000;

/**
 * Fetches what long texts need once the first answer has had its time and the browser has nothing more urgent, unless the
 * visitor saves data: a paste is then as quick as a file, whose chooser takes long enough. Safari has no idle callback.
 */
export function warmLater(warm: () => void): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  if (!saves) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => warm()), AFTER_MS);
}

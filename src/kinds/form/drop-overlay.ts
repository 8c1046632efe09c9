/** Here rather than in a style sheet, because few visitors drag a file and every page has the style sheet. */
const STYLE =
  'position:fixed;inset:.75rem;z-index:50;display:grid;place-content:center;border:2px dashed var(--accent);border-radius:1rem;background:color-mix(in oklab,var(--surface) 88%,transparent);font-size:var(--text-xl);font-weight:600;color:var(--accent);pointer-events:none';

/** What covers the page while a file is dragged over it; not part of the page yet. */
export function dropOverlay(text: string): HTMLElement {
  const overlay = document.createElement('div');
  overlay.textContent = text;
  overlay.style.cssText = STYLE;
  return overlay;
}

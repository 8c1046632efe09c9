/** How long a changed result is colored, in milliseconds. */
const SHOWN = 120;
/** More changes at once are a new result as a whole, which nobody overlooks. */
const MOST = 24;

/** Colors the results of the page's tool for a moment when they change, unless the visitor prefers reduced motion. */
export function showChanges(): void {
  const form = document.querySelector('form.tool');
  if (!form) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new MutationObserver((changes) => {
    if (calm.matches) return;
    const changed = new Set(
      changes.flatMap(
        ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('output') ?? [],
      ),
    );
    if (changed.size > MOST) return;
    const color = getComputedStyle(form).getPropertyValue('--accent-soft');
    for (const output of changed) output.animate({ backgroundColor: [color, color, 'transparent'] }, SHOWN);
  });
  observer.observe(form, { subtree: true, childList: true, characterData: true });
}

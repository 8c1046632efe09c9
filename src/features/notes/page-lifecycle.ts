/** What a page hears of its own end: a hidden one may be gone the next moment without another word. */
interface PageLife {
  /** Hidden, or left. */
  readonly left: () => void;
  /** In sight again. */
  readonly shown: () => void;
  /** Whether the visitor must be asked before the page goes. */
  readonly asks: () => boolean;
}

/** Listens until the function that it gives is called. */
export function hearPageLife({ left, shown, asks }: PageLife): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? left() : shown());
  const onUnload = (event: BeforeUnloadEvent) => {
    left();
    if (asks()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', left);
  addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', left);
    removeEventListener('beforeunload', onUnload);
  };
}

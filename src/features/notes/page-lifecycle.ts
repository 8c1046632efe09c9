/** Callbacks for the end of a page: a hidden one may be discarded without another event. */
interface PageLifecycle {
  /** Hidden, or left. */
  readonly left: () => void;
  /** Visible again. */
  readonly shown: () => void;
  /** Whether to ask the visitor before the page unloads. */
  readonly asks: () => boolean;
}

/** Listens until the returned function is called. */
export function onPageLifecycle({ left, shown, asks }: PageLifecycle): () => void {
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

import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Part } from './html-parts';
import { showParts } from './show-parts';

interface Props {
  parts: readonly Part[];
  words: Readonly<Record<string, string>>;
  box: RefObject<HTMLDivElement | null>;
  onTask: (index: number) => void;
  /** Called when the height of the content may have changed. */
  onShown: () => void;
  /** Whether pictures from other sites may currently load. */
  allowedNow: RefObject<boolean>;
}

/** The text as readers will see it. Everything shown here has been sanitized. */
export default function Preview({ parts, words, box, onTask, onShown, allowedNow }: Props): ReactNode {
  const [allowed, setAllowed] = useState(false);
  allowedNow.current = allowed;
  const shown = useRef(onShown);
  shown.current = onShown;

  /** The parts that the box currently contains. */
  const held = useRef<readonly Part[]>([]);
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    const ticked = boxesIn(container).findIndex((one) => one === document.activeElement);
    showParts(container, held.current, parts, ({ clean }) => {
      const next = document.createDocumentFragment();
      next.append(clean.shown.cloneNode(true));
      if (allowed) showPictures(next, words.pictureFailed ?? '');
      return next;
    });
    held.current = parts;
    if (allowed) showPictures(container, words.pictureFailed ?? '');
    if (ticked >= 0) boxesIn(container)[ticked]?.focus();
    shown.current();
  }, [parts, allowed, box, words]);

  // A link that opens another text brings its own pictures, so each text needs its own permission.
  useEffect(() => {
    const forget = () => setAllowed(false);
    window.addEventListener('hashchange', forget);
    return () => window.removeEventListener('hashchange', forget);
  }, []);

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && 'task' in target.dataset) {
      // The source is authoritative: the box shows its state.
      event.preventDefault();
      onTask(boxesIn(box.current).indexOf(target));
      return;
    }
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return;
    // The page's fragment belongs to the tool's link, so links to headings only scroll the preview.
    event.preventDefault();
    const wanted = decode(address.slice(1));
    const found = Array.from(box.current?.querySelectorAll('[id]') ?? []).find(
      ({ id }) => id === wanted || id === `user-content-${wanted}`,
    );
    found?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="preview-pane">
      <h2 className="label">{words.preview}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be focusable by keyboard */}
      <section ref={box} className="preview prose" tabIndex={0} aria-label={words.preview} onClick={onClick} />
      {!allowed && parts.some(({ clean }) => clean.waiting > 0) && (
        <p className="note">
          {words.picturesWhy}{' '}
          <button type="button" className="quiet" onClick={() => setAllowed(true)}>
            {words.pictures}
          </button>
        </p>
      )}
    </div>
  );
}

const boxesIn = (container: HTMLElement | null): HTMLInputElement[] =>
  Array.from(container?.querySelectorAll<HTMLInputElement>('input[data-task]') ?? []);

function showPictures(container: ParentNode, failed: string): void {
  for (const image of container.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    const address = image.dataset.src ?? '';
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('error', () => (image.alt = `${address}: ${failed}`), { once: true });
    image.src = address;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { detachEmbeddedImages } from '../../../browser/html/embedded-images';

interface Props {
  html: string;
  label: string;
  /** `pictures`, `picturesWhy`: external images load after a click. `tooLong`: the text is too long to show. */
  words: Readonly<Record<string, string>>;
}

/** The layout of a longer text would block the page. */
const LONGEST = 1_000_000;

/** Shows HTML that a visitor typed or converted, sanitized: it runs no scripts and loads nothing before a click. */
export default function HtmlPreview({ html, label, words }: Props): ReactNode {
  const box = useRef<HTMLElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [allowed, setAllowed] = useState(false);
  const short = useMemo(() => detachEmbeddedImages(html), [html]);
  const long = short.html.length > LONGEST;

  // A different text has different images: ask again.
  useEffect(() => setAllowed(false), [html]);

  useEffect(() => {
    if (html === '' || long) return;
    let current = true;
    void import('../../../browser/html/sanitize').then(({ sanitizeHtml }) => {
      const place = box.current;
      if (!current || !place) return;
      const clean = sanitizeHtml(short.html);
      short.putBack(clean.shown);
      for (const input of clean.shown.querySelectorAll('input')) input.disabled = true;
      if (allowed) {
        for (const image of clean.shown.querySelectorAll<HTMLImageElement>('img[data-src]')) {
          image.referrerPolicy = 'no-referrer';
          image.src = image.dataset.src ?? '';
        }
      }
      setWaiting(clean.waiting);
      place.replaceChildren(clean.shown);
    });
    return () => {
      current = false;
    };
  }, [html, short, long, allowed]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return;
    // Scroll inside the preview, because the page's fragment contains the tool's values.
    event.preventDefault();
    const wanted = address.slice(1).replace(/^user-content-/, '');
    const found = Array.from(box.current?.querySelectorAll('[id]') ?? []).find(
      ({ id }) => id === `user-content-${wanted}` || id === `user-content-${decoded(wanted)}`,
    );
    found?.scrollIntoView({ block: 'nearest' });
  };

  if (html === '') return null;
  return (
    <div className="html-preview">
      <h2 className="label">{label}</h2>
      {long ? (
        <p className="note">{words.tooLong}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
        <section ref={box} className="preview prose" tabIndex={0} aria-label={label} onClick={onClick} />
      )}
      {!allowed && waiting > 0 && (
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

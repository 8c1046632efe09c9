import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lang } from '../../../i18n/languages';
import { markdownToHtml } from '../../../formats/markdown/to-html';
import { sanitizeHtml } from '../../../browser/html/sanitize';
import { useDialogWords } from './dialog-words';
import type { Say } from './words';

/** Longer texts would block the main thread at each pause in typing. */
const LIMIT = 300_000;
const PAUSE_MS = 250;

interface Props {
  /** Changes whenever the text changes. */
  version: number;
  text: () => string;
  say: Say;
  lang: Lang;
}

/** The note rendered as Markdown. The HTML is sanitized; images from other sites are not loaded. */
export default function Preview({ version, text, say: base, lang }: Props): ReactNode {
  const say = useDialogWords(base, lang);
  const box = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      async () => {
        const whole = text();
        const html = await markdownToHtml(whole.slice(0, LIMIT).toWellFormed(), { gfm: true, rawHtml: true });
        if (!current) return;
        setCut(whole.length > LIMIT);
        box.current?.replaceChildren(sanitizeHtml(html).shown);
      },
      version === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [version, text]);

  return (
    <div className="note-preview">
      {cut && (
        <p className="note" data-note="">
          {say('previewCut')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
      <section ref={box} className="prose" tabIndex={0} aria-label={say('preview')} />
    </div>
  );
}

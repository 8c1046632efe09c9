import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Source } from './build-page';
import type { ConsoleLine } from './frame-script';
import { MOST_LINES } from './limit';
import type { Part } from './places';
import type { PreviewFrame } from './preview-frame';

const PREVIEW_MS = 300;

interface Options {
  readonly host: RefObject<HTMLElement | null>;
  /** The frame's accessible name. */
  readonly label: string;
  /** The document that runs. */
  readonly page: string;
  /** Nothing runs yet: the code came with a link, or that isn't known yet. */
  readonly waiting: boolean;
  /** Runs while the visitor types, not only when `run` is called. */
  readonly auto: boolean;
  /** The texts that `page` was built from. */
  source(): Source;
  /** The page did not respond and was removed. */
  onDropped(): void;
}

export interface Preview {
  readonly lines: readonly ConsoleLine[];
  /** Which lines of the running page come from which field. */
  readonly parts: readonly Part[];
  readonly dropped: boolean;
  /** Runs the page, even if it has not changed. */
  run(): void;
  /** Removes the page and its console output. */
  clear(): void;
}

/** The page in its frame, and its console output. */
export function usePreview(options: Options): Preview {
  const { host, label, page, waiting, auto } = options;
  const frame = useRef<PreviewFrame>(undefined);
  const [ready, setReady] = useState(false);
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const [dropped, setDropped] = useState(false);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  /** The page that the frame shows. */
  const shown = useRef('');
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let unmounted = false;
    void import('./preview-frame').then(({ PreviewFrame }) => {
      if (unmounted || !host.current) return;
      frame.current = new PreviewFrame(host.current, label, {
        begin: () => {
          setLines([]);
          setDropped(false);
        },
        line: (line) => setLines((before) => (before.length < MOST_LINES ? [...before, line] : before)),
        clearLines: () => setLines([]),
        dropped: () => {
          setDropped(true);
          latest.current.onDropped();
        },
      });
      setReady(true);
    });
    return () => {
      unmounted = true;
      frame.current?.destroy();
    };
  }, [host, label]);

  const clear = () => {
    frame.current?.clear();
    shown.current = '';
    setLines([]);
  };

  useEffect(() => {
    if (!ready || waiting) return;
    if (page === '') {
      clear();
      return;
    }
    const isAsked = answered.current !== asked;
    if (!isAsked && (!auto || shown.current === page)) return;
    const start = async () => {
      answered.current = asked;
      shown.current = page;
      const source = latest.current.source();
      const { partsOf, withSources } = await import('./build-page');
      if (shown.current !== page) return;
      setParts(partsOf(source));
      frame.current?.run(withSources(page));
    };
    const later = setTimeout(() => void start(), isAsked ? 0 : PREVIEW_MS);
    return () => clearTimeout(later);
  }, [page, waiting, auto, asked, ready]);

  return { lines, parts, dropped, run: () => setAsked((before) => before + 1), clear };
}

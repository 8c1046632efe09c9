import { useEffect, useRef, useState, type DragEvent } from 'react';
import { fill, formatBytes } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { AddOptions, ClipBook } from '../../../features/clips/clip-book';
import { CLIP_LIMITS, sizeOf, type ClipBody } from '../../../features/clips/clip';
import { readTextFile } from '../../../core/bytes/read-text-file';
import type { Tell } from './use-messages';
import type { Say } from './words';

/** Image types that every browser can draw. */
export const PICTURES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'image/bmp',
];

interface Options {
  readonly props: IslandProps;
  readonly say: Say;
  readonly tell: Tell;
  readonly book: ClipBook;
  /**
   * The room that a text is also sent to; undefined if there is none, or a string with the reason why it cannot be
   * sent.
   */
  readonly toRoom: (text: string, title: string) => AddOptions | string | undefined;
  /** Called when a clip was added to the list. */
  readonly onAdded: () => void;
}

interface Intake {
  readonly add: (body: ClipBody, title?: string) => Promise<boolean>;
  /** Returns false if the browser does not let the page read the clipboard. */
  readonly paste: () => Promise<boolean>;
  readonly files: (files: readonly File[]) => Promise<void>;
  /** Whether something is being dragged over the tool. */
  readonly over: boolean;
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** The ways to add clips: the button, Ctrl+V anywhere outside inputs, drag and drop, and files. */
export function useIntake(options: Options): Intake {
  const [over, setOver] = useState(false);
  const latest = useRef(options);
  latest.current = options;

  const add = async (body: ClipBody, title = ''): Promise<boolean> => {
    const { book, say, tell, props, toRoom } = latest.current;
    const { lang } = props;
    const room = typeof body === 'string' ? toRoom(body, title) : undefined;
    const added = await book.add(body, { title, ...(typeof room === 'object' && room) });
    const blanks = { size: formatBytes(sizeOf(body), lang), limit: formatBytes(CLIP_LIMITS.clip, lang) };
    if (added.fault === 'large') tell.alert(say('tooLarge', blanks));
    else if (added.fault === 'empty') tell.note(say('empty'));
    else if (added.fault === 'same') tell.status(say('same'));
    else if (typeof room === 'string') tell.note(room);
    else tell.status(say('added'));
    const there = added.fault === undefined || added.fault === 'same';
    if (there) latest.current.onAdded();
    return there;
  };

  const files = async (given: readonly File[]): Promise<void> => {
    const { tell, props } = latest.current;
    // The clip added last is the newest, so the first file ends up on top.
    for (const file of given.toReversed()) {
      if (PICTURES.includes(file.type)) {
        // Browsers give every pasted picture this name.
        await add(new Blob([file], { type: file.type }), file.name === 'image.png' ? '' : file.name);
        continue;
      }
      try {
        const text = file.size > CLIP_LIMITS.clip ? '' : await readTextFile(file);
        if (text === undefined) tell.alert(fill(props.words['error.fileType'], { name: file.name }, props.lang));
        else if (file.size > CLIP_LIMITS.clip) tell.alert(tooLarge(file, props));
        else await add(text, file.name);
      } catch {
        tell.alert(fill(props.words['error.fileRead'], { name: file.name }, props.lang));
      }
    }
  };
  /** Adds what was pasted or dropped, as text if possible: a spreadsheet also offers its cells as a picture. */
  const take: Take = (data) => {
    const text = data?.getData('text/plain') ?? '';
    const list = Array.from(data?.files ?? []);
    if (text !== '') void add(text);
    else if (list.length > 0) void files(list);
    return text !== '' || list.length > 0;
  };
  usePasteAnywhere(take);

  return {
    add,
    files,
    over,
    paste: async () => {
      try {
        const given = await readClipboard();
        if (given === undefined) latest.current.tell.note(latest.current.say('nothing'));
        else await add(given);
        return true;
      } catch {
        return false;
      }
    },
    drop: dropOf(take, setOver),
  };
}

const tooLarge = ({ name, size }: File, { lang, words }: IslandProps): string => {
  const blanks = { name, size: formatBytes(size, lang), limit: formatBytes(CLIP_LIMITS.clip, lang) };
  return fill(words['error.fileTooLarge'], blanks, lang);
};

type Take = (data: DataTransfer | null) => boolean;

/** Takes what is pasted anywhere on the page, except text that is pasted into a field. */
function usePasteAnywhere(take: Take): void {
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented) return;
      const { clipboardData, target } = event;
      const list = Array.from(clipboardData?.files ?? []);
      const isField =
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])');
      // A text area cannot take a picture, so it goes to the list even if the focus is in a field.
      if (isField && (list.length === 0 || clipboardData?.getData('text/plain'))) return;
      if (latest.current(clipboardData)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

/** Handlers for dragging something onto the tool. */
const dropOf = (take: Take, setOver: (over: boolean) => void): Intake['drop'] => ({
  onDragOver: (event) => {
    event.preventDefault();
    setOver(true);
  },
  onDragLeave: () => setOver(false),
  onDrop: (event) => {
    setOver(false);
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea') &&
      event.dataTransfer.files.length === 0
    )
      return;
    event.preventDefault();
    take(event.dataTransfer);
  },
});

/** The text on the clipboard, otherwise its picture; undefined if it has neither. Throws if the browser refuses. */
async function readClipboard(): Promise<ClipBody | undefined> {
  // Firefox supports it only since version 127.
  if (typeof navigator.clipboard.read !== 'function') return navigator.clipboard.readText();
  const items = await navigator.clipboard.read();
  for (const item of items) {
    if (!item.types.includes('text/plain')) continue;
    const text = await (await item.getType('text/plain')).text();
    if (text !== '') return text;
  }
  for (const item of items) {
    const type = item.types.find((one) => PICTURES.includes(one));
    if (type !== undefined) return item.getType(type);
  }
  return undefined;
}

import { readCode, type CodeFault } from './room-code';

/** What a visitor typed, pasted or scanned to get at a clip of another device. */
export type Arrival =
  | { readonly kind: 'room'; readonly code: string }
  /** A link of this site: its fragment, without the `#`. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** Any other text: a code that this site did not make. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fault'; readonly fault: CodeFault };

const KEYS = ['z', 'e', 'input', 'room'];

/**
 * Only the fragment of a link counts, whichever host it names: nothing is fetched from there. Input that is too long
 * for a code, or isn't a single word, is treated as text.
 */
export function arrivalOf(given: string): Arrival {
  const text = given.trim();
  const hash = text.indexOf('#');
  const fragment = hash < 0 ? '' : text.slice(hash + 1);
  const params = new URLSearchParams(fragment);
  if (!/\s/.test(text) && KEYS.some((key) => params.has(key))) {
    const room = params.get('room');
    return room === null ? { kind: 'link', fragment } : ofCode(room);
  }
  // A code, with its hyphen and a few typing errors, is no longer than this.
  const MAX_CODE_LENGTH = 16;
  return text.length > MAX_CODE_LENGTH || /\s.*\s|[^\p{L}\p{N}\p{Dash}\s]/u.test(text)
    ? { kind: 'text', text: given }
    : ofCode(text);
}

function ofCode(typed: string): Arrival {
  const read = readCode(typed);
  return read.code === undefined ? { kind: 'fault', fault: read } : { kind: 'room', code: read.code };
}

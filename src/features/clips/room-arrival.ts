import { readCode, type CodeFault } from './room-code';

/** What somebody typed, pasted or scanned to get at a clip of another device. */
export type Arrival =
  | { readonly kind: 'room'; readonly code: string }
  /** A link of ours: the fragment, without its `#`. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** Any other text: a code of somebody else's making. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fault'; readonly fault: CodeFault };

const KEYS = ['z', 'e', 'input', 'room'];

/**
 * A link counts by its fragment alone, whichever host it names: nothing is fetched from there. What is too long for a
 * code, or is no single word, is a text.
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
  // With its hyphen and a few slips, a code is no longer than this.
  const LONGEST = 16;
  return text.length > LONGEST || /\s.*\s|[^\p{L}\p{N}\p{Dash}\s]/u.test(text)
    ? { kind: 'text', text: given }
    : ofCode(text);
}

function ofCode(typed: string): Arrival {
  const read = readCode(typed);
  return read.code === undefined ? { kind: 'fault', fault: read } : { kind: 'room', code: read.code };
}

import { isLock, pack, PLAIN_LIMIT, textParams, unpack, wellFormed } from '../../core/bytes/link-payload';
import { titleOf } from '../notes/note-titles';

/** What a link contains of a note. None of it is trusted: it is shown as text. */
export interface NoteLink {
  /** Undefined when it is encrypted, stored on the server, or unreadable. */
  readonly text?: string;
  readonly title: string;
  /** The value of `e`, which a password decrypts. */
  readonly locked?: string;
  /** A short link's id on the server, and its key. */
  readonly share?: { readonly s: string; readonly k: string };
  readonly fault?: 'damaged' | 'tooLarge';
  /** Every parameter, as written. */
  readonly params: Readonly<Record<string, string>>;
}

/** Reads a fragment, with or without its `#`. Undefined when it has no parameters. */
export async function readNoteLink(fragment: string): Promise<NoteLink | undefined> {
  const params: Record<string, string> = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  if (Object.keys(params).length === 0) return undefined;
  const { e, s, k, z, input } = params;
  const link = { title: titleOf(params.title ?? ''), params };
  if (e !== undefined) return isLock(e) ? { ...link, locked: e } : { ...link, fault: 'damaged' };
  if (s !== undefined) return k === undefined ? { ...link, fault: 'damaged' } : { ...link, share: { s, k } };
  if (z !== undefined) {
    const unpacked = await unpack(z);
    return unpacked.fault === undefined
      ? { ...link, text: unpacked.text }
      : { ...link, fault: unpacked.fault === 'tooLarge' ? 'tooLarge' : 'damaged' };
  }
  return input === undefined ? link : { ...link, text: input };
}

export interface MadeLink {
  /** Without the `#`. */
  readonly fragment: string;
  /** The number of lone surrogates that became U+FFFD. */
  readonly replaced: number;
}

/**
 * Makes the fragment that shows a note. With a password the title is omitted: it would be readable next to the
 * encrypted text.
 */
export async function makeNoteLink(note: { text: string; title: string; password: string }): Promise<MadeLink> {
  const { text, replaced } = wellFormed(note.text);
  const params = new URLSearchParams(await textParams(text, { password: note.password }));
  if (note.title !== '' && note.password === '') params.set('title', wellFormed(note.title).text);
  return { fragment: String(params), replaced };
}

/** Makes the fragment that passes a text to another tool. */
export async function textFragment(text: string): Promise<string> {
  const whole = wellFormed(text).text;
  return String(new URLSearchParams(whole.length > PLAIN_LIMIT ? [['z', await pack(whole)]] : [['input', whole]]));
}

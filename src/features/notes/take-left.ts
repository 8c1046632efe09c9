import { toLf } from '../../core/text/newlines';
import { NO_HISTORY, stepBetween, withStep } from './note-history';
import { newId } from './last-note';
import type { Rescue, Rescued } from './rescued-text';
import type { NoteStore } from './note-store';

type Notes = Pick<NoteStore, 'read' | 'write'>;

/**
 * Brings back texts that a killed tab had not saved: into their note if it is unchanged since, otherwise as separate
 * notes. An entry is removed only when its text is stored elsewhere. True if something was brought back.
 */
export async function takeLeft(notes: Notes, rescue: Pick<Rescue, 'left' | 'keep' | 'drop'>): Promise<boolean> {
  let rescued = false;
  for (const { key, entry } of await rescue.left()) {
    const taken = await take(notes, entry);
    rescued ||= taken !== 'known';
    // Without room it stays under this tab's name, or under its own if there is no room for that either.
    if (taken === 'known' || taken.kept || rescue.keep({ ...entry, id: taken.id })) rescue.drop(key);
  }
  return rescued;
}

async function take(
  notes: Notes,
  { id, title, text, base }: Rescued,
): Promise<'known' | { readonly id: string; readonly kept: boolean }> {
  const note = await notes.read(id);
  if (note ? note.text === text && note.title === title : text === '' && title === '') return 'known';
  if (!note || note.rev === base) {
    const step = note && stepBetween(toLf(note.text), toLf(text));
    const history = note && step ? withStep(note.history, step, Infinity) : (note?.history ?? NO_HISTORY);
    const written = await notes.write({ id, title, text, history }, base);
    if (written.other === undefined) return { id, kept: written.kept };
    // Another tab was faster; it may have brought back this very text.
    if (written.other.text === text && written.other.title === title) return 'known';
  }
  const own = newId();
  const written = await notes.write({ id: own, title, text, history: NO_HISTORY }, 0);
  return { id: own, kept: written.other === undefined && written.kept };
}

import { NO_HISTORY } from './note-history';
import { newId, rememberNote } from './last-note';
import { NoteStore } from './note-store';

/** Creates a new note that the notepad opens next. False when this browser stores nothing. */
export async function keepCopy(text: string, title: string): Promise<boolean> {
  const id = newId();
  const written = await new NoteStore().write({ id, title, text, history: NO_HISTORY }, 0);
  if (written.other || !written.kept) return false;
  rememberNote(id);
  return true;
}

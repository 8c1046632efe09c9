import { NO_HISTORY } from './note-history';
import { newId, rememberNote } from './last-note';
import { NoteStore } from './note-store';

/** Makes a new note that the notepad opens next. False where this browser keeps nothing. */
export async function keepCopy(text: string, title: string): Promise<boolean> {
  const id = newId();
  const written = await new NoteStore().write({ id, title, text, history: NO_HISTORY }, 0);
  if (written.other || !written.kept) return false;
  rememberNote(id);
  return true;
}

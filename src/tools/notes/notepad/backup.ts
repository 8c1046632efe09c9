import type { ZipFile } from '../../../formats/zip/zip-files';
import type { Note } from '../../../features/notes/note-store';
import { fileNameOf, summaryOf } from '../../../features/notes/note-titles';

/**
 * Turns each note into a text file named after its title, with those in the trash in a folder. `otherwise` is the name
 * of a note without a title; notes with the same title are numbered.
 */
export function backupFiles(
  notes: readonly Pick<Note, 'title' | 'text' | 'trashed' | 'updated'>[],
  trash: string,
  otherwise: string,
): ZipFile[] {
  const taken = new Set<string>();
  return notes.map(({ title, text, trashed, updated }) => {
    const name = `${trashed > 0 ? `${trash}/` : ''}${fileNameOf(title || summaryOf(text).heading, otherwise)}`;
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name} (${count})`;
    taken.add(free.toLowerCase());
    return { name: `${free}.txt`, input: text, lastModified: new Date(updated) };
  });
}

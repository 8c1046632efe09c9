import type { DBSchema } from 'idb';
import { deviceDb } from '../../../storage/device-db';
import type { Step } from './use-history';

/** An edited picture on this device. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly savedAt: Date;
  readonly step: Step;
  /** The names of the pictures on top of the picture. */
  readonly pictures: readonly string[];
}

interface Projects extends DBSchema {
  projects: { key: string; value: Project };
  /** The files are apart, so that they are written once and not at each step. */
  files: { key: [project: string, name: string]; value: { project: string; name: string; file: File } };
}

/** More would fill the device: a photo has 10 MB. */
const MOST = 5;
/** The name under which the edited picture itself is stored: no file has an empty name. */
const MAIN = '';

const open = deviceDb<Projects>('photo-edits', { projects: 'id', files: ['project', 'name'] });

const filesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Stores a project; files that are stored already are not written again. Returns whether the device had room. */
export async function saveProject(project: Project, file: File, pictures: readonly File[]): Promise<boolean> {
  try {
    const db = await open();
    const known = new Set((await db.getAllKeys('files', filesOf(project.id))).map(([, name]) => name));
    const work = db.transaction(['projects', 'files'], 'readwrite');
    const files = work.objectStore('files');
    const wanted = [[MAIN, file] as const, ...pictures.map((picture) => [picture.name, picture] as const)];
    await Promise.all([
      work.objectStore('projects').put(project),
      ...wanted.flatMap(([name, one]) =>
        known.has(name) ? [] : [files.put({ project: project.id, name, file: one })],
      ),
      work.done,
    ]);
    const others = (await storedProjects()).slice(MOST);
    for (const { id } of others) await removeProject(id);
    return true;
  } catch {
    // A full device or a private window: the picture is still on screen.
    return false;
  }
}

/** All projects, the latest first. */
export async function storedProjects(): Promise<readonly Project[]> {
  try {
    const all = await (await open()).getAll('projects');
    return all.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  } catch {
    return [];
  }
}

/** The edited picture and the pictures on top of it. */
export async function projectFiles({ id }: Project): Promise<{ file: File | undefined; pictures: readonly File[] }> {
  const all = await (await open()).getAll('files', filesOf(id));
  return {
    file: all.find(({ name }) => name === MAIN)?.file,
    pictures: all.flatMap(({ name, file }) => (name === MAIN ? [] : [file])),
  };
}

export async function removeProject(id: string): Promise<void> {
  const work = (await open()).transaction(['projects', 'files'], 'readwrite');
  await Promise.all([
    work.objectStore('projects').delete(id),
    work.objectStore('files').delete(filesOf(id)),
    work.done,
  ]);
}

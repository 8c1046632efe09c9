import type { DBSchema } from 'idb';
import { deviceDb } from './device-db';

interface Drafts extends DBSchema {
  /** The existing versions: listed without reading their texts. */
  versions: { key: [name: string, version: string]; value: { name: string; version: string } };
  texts: { key: string; value: { version: string; text: string | Blob; undo: string } };
}

export interface DraftVersion {
  readonly version: string;
  /** The version that this one replaces; '' if none. */
  readonly before: string;
  /** A Blob is UTF-8. */
  readonly text: string | Blob;
  readonly undo: string;
}

export interface DraftStore {
  /** Oldest first. */
  versions(name: string): Promise<readonly string[]>;
  read(version: string): Promise<{ text: string; undo: string } | undefined>;
  /** All or nothing; throws QuotaExceededError when the device has no room. An empty text only erases `before`. */
  write(name: string, draft: DraftVersion): Promise<void>;
  erase(name: string): Promise<void>;
}

/** Versions of one document that are kept side by side: more open tabs are not expected. */
const MAX_VERSIONS = 10;

const open = deviceDb<Drafts>('drafts', { versions: ['name', 'version'], texts: 'version' });

const allOf = (name: string) => IDBKeyRange.bound([name], [name, []]);

export function draftStore(): DraftStore {
  return {
    versions: async (name) => (await (await open()).getAllKeys('versions', allOf(name))).map(([, version]) => version),
    read: async (version) => {
      const kept = await (await open()).get('texts', version);
      return kept && { text: typeof kept.text === 'string' ? kept.text : await kept.text.text(), undo: kept.undo };
    },
    write: async (name, { version, before, text, undo }) => {
      const work = (await open()).transaction(['versions', 'texts'], 'readwrite');
      const versions = work.objectStore('versions');
      const texts = work.objectStore('texts');
      const remove = (old: string) => [versions.delete([name, old]), texts.delete(old)];
      const steps: Promise<unknown>[] = before === '' ? [] : remove(before);
      if (text !== '') steps.push(versions.put({ name, version }), texts.put({ version, text, undo }));
      const keys = versions.getAllKeys(allOf(name)).then(async (all) => {
        // Never the one that is being written, whatever the clock says.
        const others = all.filter(([, one]) => one !== version);
        for (const [, old] of others.slice(0, Math.max(0, all.length - MAX_VERSIONS))) await Promise.all(remove(old));
      });
      // One failed request makes the others fail with a less helpful error: the first is the cause.
      await Promise.all([...steps, keys, work.done]);
    },
    erase: async (name) => {
      const work = (await open()).transaction(['versions', 'texts'], 'readwrite');
      const versions = await work.objectStore('versions').getAllKeys(allOf(name));
      for (const [, version] of versions) void work.objectStore('texts').delete(version);
      void work.objectStore('versions').delete(allOf(name));
      await work.done;
    },
  };
}

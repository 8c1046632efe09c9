/** Exports saved items as a file, and imports them. */
import { change, isOurs } from './item-changes';
import { attempt, contentKey, fresh, items, type Refusal } from './items';
import type { SavedItem } from './item';
import { exported, imported, type ExportedItems } from './transfer';

/** All items with their texts: this device's and the signed-in visitor's. */
export const exportItems = async (): Promise<ExportedItems> => exported(await items(), new Date());

export interface Import {
  readonly added: number;
  /** The number of items that were there already. */
  readonly known: number;
  readonly unreadable: number;
}

/** Adds the items of an exported file. Undefined when it isn't such a file. */
export async function importItems(json: string): Promise<Import | Refusal | undefined> {
  const file = await imported(json);
  if (!file) return undefined;
  let added = 0;
  const done = await attempt(() =>
    change((all) => {
      const known = new Set([...all.values()].filter(isOurs).map(contentKey));
      const changes = new Map<string, SavedItem>();
      for (const { updated, ...content } of file.items) {
        const item = fresh(content, updated);
        if (known.has(contentKey(item))) continue;
        known.add(contentKey(item));
        changes.set(item.id, item);
      }
      added = changes.size;
      return changes;
    }),
  );
  if (typeof done === 'string') return done;
  return { added, known: file.items.length - added, unreadable: file.unreadable };
}

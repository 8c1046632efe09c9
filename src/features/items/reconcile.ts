import type { SavedItem } from './item';

/** An item as the account has it. */
export type AccountItem = Pick<SavedItem, 'id' | 'tool' | 'path' | 'title' | 'body' | 'updated' | 'deleted' | 'rev'>;

/** The result of sending a change of this device to the account. */
export type Sending =
  /** The account takes it, as this revision. */
  | { readonly does: 'write'; readonly rev: number }
  /** Both have the same content already. */
  | { readonly does: 'agree'; readonly rev: number }
  /** Another device came first: its version replaces this one, and this device's text becomes a separate item. */
  | { readonly does: 'lose'; readonly remote: AccountItem }
  /** Deleted here before the account ever had it, or deleted there already. */
  | { readonly does: 'forget' };

/**
 * Compares a changed item of this device with the account's. The one whose revision follows the account's wins. No text
 * is lost: the losing text is kept as a copy, a deletion loses against a change, and a new name needs no copy.
 */
export function sending(local: SavedItem, remote: AccountItem | undefined): Sending {
  if (!remote) return local.deleted ? { does: 'forget' } : { does: 'write', rev: local.rev + 1 };
  const next = { does: 'write', rev: remote.rev + 1 } as const;
  if (remote.rev === local.rev) return next;
  if (local.deleted) return remote.deleted ? { does: 'agree', rev: remote.rev } : { does: 'lose', remote };
  // Deleted elsewhere and changed here: the change restores it.
  if (remote.deleted) return next;
  const sameText = remote.body === local.body && remote.path === local.path;
  if (!sameText) return { does: 'lose', remote };
  return remote.title === local.title ? { does: 'agree', rev: remote.rev } : next;
}

/** Whether the account's version replaces this device's. Unsent changes are never replaced. */
export function gives(remote: AccountItem, local: SavedItem | undefined): boolean {
  if (!local) return !remote.deleted;
  return !local.unsent && remote.rev > local.rev;
}

/** Converts an item of the account to one of this device. */
export const asKept = (remote: AccountItem, owner: string): SavedItem => ({
  ...remote,
  owner,
  unsent: false,
  refused: false,
});

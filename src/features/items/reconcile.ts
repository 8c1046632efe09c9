import type { SavedItem } from './item';

/** An item as the account has it. */
export type AccountItem = Pick<SavedItem, 'id' | 'tool' | 'path' | 'title' | 'body' | 'updated' | 'deleted' | 'rev'>;

/** What becomes of a change of this device that is sent to the account. */
export type Sending =
  /** The account takes it, as this revision. */
  | { readonly does: 'write'; readonly rev: number }
  /** Both say the same already. */
  | { readonly does: 'agree'; readonly rev: number }
  /** Another device was first: its version counts here too, and the text of this device becomes an item of its own. */
  | { readonly does: 'lose'; readonly remote: AccountItem }
  /** Deleted here before the account ever had it, or there already. */
  | { readonly does: 'forget' };

/**
 * Compares a changed item of this device with the account's. The one whose revision is the next of the account's wins;
 * no text is lost: what loses is kept as a copy, a deletion loses against a change, and a new name needs no copy.
 */
export function sending(local: SavedItem, remote: AccountItem | undefined): Sending {
  if (!remote) return local.deleted ? { does: 'forget' } : { does: 'write', rev: local.rev + 1 };
  const next = { does: 'write', rev: remote.rev + 1 } as const;
  if (remote.rev === local.rev) return next;
  if (local.deleted) return remote.deleted ? { does: 'agree', rev: remote.rev } : { does: 'lose', remote };
  // Deleted elsewhere and changed here: the change brings it back.
  if (remote.deleted) return next;
  const sameText = remote.body === local.body && remote.path === local.path;
  if (!sameText) return { does: 'lose', remote };
  return remote.title === local.title ? { does: 'agree', rev: remote.rev } : next;
}

/** Whether what the account has takes the place of what this device has. Changes that were not sent yet never give way. */
export function gives(remote: AccountItem, local: SavedItem | undefined): boolean {
  if (!local) return !remote.deleted;
  return !local.unsent && remote.rev > local.rev;
}

/** An item of the account as this device keeps it. */
export const asKept = (remote: AccountItem, owner: string): SavedItem => ({
  ...remote,
  owner,
  unsent: false,
  refused: false,
});

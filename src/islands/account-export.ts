import { download } from '../browser/copy-download';
import { currentUser } from '../features/firebase/auth';
import type { OwnShare } from '../features/sharing/own-shares';

/** Saves the account's contents as one JSON file, and resolves to its name. */
export async function saveAccountCopy(): Promise<string> {
  const user = currentUser();
  if (!user) throw new Error('No user is signed in');
  const name = 'smallkit-account.json';
  const copy = {
    site: location.host,
    saved: new Date().toISOString(),
    account: user,
    shares: await allShares(user.uid),
    items: await allItems(),
  };
  download(name, new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  return name;
}

async function allShares(uid: string): Promise<readonly OwnShare[]> {
  const { ownShares } = await import('../features/sharing/own-shares');
  const shares: OwnShare[] = [];
  let after: string | undefined;
  do {
    const part = await ownShares(uid, after);
    shares.push(...part.shares);
    after = part.next;
  } while (after !== undefined);
  return shares;
}

async function allItems(): Promise<unknown> {
  const { exportItems } = await import('../features/items/copies');
  return exportItems();
}

/**
 * Deletes an account and everything in it, in an order that can be interrupted anywhere: each finished step stays
 * finished, and the next run continues. The account's data on the device stays; `forgetAccount` removes it. Only
 * imported dynamically.
 */
import { doc, writeBatch } from 'firebase/firestore/lite';
import { endAccount, markEnding, signedInUser } from './auth-actions';
import { liteStore } from '../firebase/lite';
import { ownShares } from '../sharing/own-shares';
import { runQuery } from '../firebase/run-query';
import { deleteUserDocument, markDeleting } from './user-document';

export type Step = 'shares' | 'items' | 'account';

/** Firestore takes 500 writes at once; the rest leaves room for writes that the rules require. */
const BATCH = 450;

/**
 * Throws errors of the network or Firebase (including `auth/requires-recent-login`); call it again then. `report`
 * receives each step as it begins, and the number of documents removed so far.
 */
export async function deleteAccount(report: (step: Step, removed: number) => void): Promise<void> {
  const user = await signedInUser();
  await markDeleting(user.uid);
  await removeAll('shares', report, async () =>
    (await ownShares(user.uid)).shares.map(({ id }) => ['shares', id] as const),
  );
  await removeAll('items', report, async () =>
    (await itemIds(user.uid)).map((id) => ['users', user.uid, 'items', id] as const),
  );
  report('account', 0);
  // The user document is deleted before the account, so from here on the account itself carries the mark.
  await markEnding();
  await deleteUserDocument(user.uid);
  await endAccount();
}

type Path = readonly [string, string, ...string[]];

/** Lists and removes documents repeatedly until nothing is listed. */
async function removeAll(
  step: Step,
  report: (step: Step, removed: number) => void,
  list: () => Promise<readonly Path[]>,
): Promise<void> {
  const store = await liteStore();
  for (let removed = 0; ;) {
    report(step, removed);
    const paths = await list();
    if (paths.length === 0) return;
    const batch = writeBatch(store);
    for (const path of paths) batch.delete(doc(store, ...path));
    await batch.commit();
    removed += paths.length;
  }
}

/** Reads only the ids: 450 items could be 225 MB. */
async function itemIds(uid: string): Promise<readonly string[]> {
  const query = {
    from: [{ collectionId: 'items' }],
    select: { fields: [{ fieldPath: '__name__' }] },
    limit: BATCH,
  };
  return (await runQuery(query, `/users/${uid}`)).map(({ id }) => id);
}

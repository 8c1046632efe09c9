/** The list of a visitor's own shares, without their texts. Only imported dynamically. */
import { runQuery, type Found } from '../firebase/run-query';

export interface OwnShare {
  /** The `s` of its link. The key is unknown here: only the link contains it. */
  readonly id: string;
  readonly owner: string;
  readonly kind: 'note' | 'code';
  readonly created: Date;
  /** May be in the past: expired, but not yet removed. */
  readonly expireAt: Date;
}

export interface OwnShares {
  /** Newest first. */
  readonly shares: readonly OwnShare[];
  /** The cursor of the next page of results; undefined after the last. */
  readonly next: string | undefined;
}

/** The most that the rules allow per query. */
const PAGE_SIZE = 50;

/** Up to fifty shares of `uid`, who is signed in; `after` is the `next` of the previous page. */
export async function ownShares(uid: string, after?: string): Promise<OwnShares> {
  const found = (await runQuery(query(uid, after))).flatMap((one) => shareOf(one, uid) ?? []);
  const next = found.length < PAGE_SIZE ? undefined : found.at(-1)?.cursor;
  return { shares: found.map(({ share }) => share), next };
}

const query = (uid: string, after: string | undefined) => ({
  from: [{ collectionId: 'shares' }],
  select: { fields: ['kind', 'created', 'expireAt'].map((fieldPath) => ({ fieldPath })) },
  where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: uid } } },
  orderBy: [{ field: { fieldPath: 'created' }, direction: 'DESCENDING' }],
  limit: PAGE_SIZE,
  // Two writes of one owner are 2 s apart, so the time alone is a unique cursor.
  ...(after !== undefined && { startAt: { values: [{ timestampValue: after }], before: false } }),
});

/** `cursor` is the time in microseconds, which a Date cannot represent. */
function shareOf({ id, fields }: Found, owner: string): { share: OwnShare; cursor: string } | undefined {
  const created = fields.created?.timestampValue;
  const expireAt = fields.expireAt?.timestampValue;
  if (typeof created !== 'string' || typeof expireAt !== 'string') return undefined;
  const kind = fields.kind?.stringValue === 'code' ? 'code' : 'note';
  return { share: { id, owner, kind, created: new Date(created), expireAt: new Date(expireAt) }, cursor: created };
}

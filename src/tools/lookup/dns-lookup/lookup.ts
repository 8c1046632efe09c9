import { USUAL_TYPES } from '../../../data/dns';
import { AskError } from '../../../core/service-error';
import { unique, type Answer, type DnsRecord } from '../../../formats/dns/answer';
import { askOne, type Asking, type Resolver } from '../../../formats/dns/ask';
import type { Asked } from '../../../formats/dns/name';

/** The results for one name. */
export interface Found {
  readonly asked: Asked;
  readonly status: string;
  readonly dnssec: 'secure' | 'unsigned' | 'bogus' | 'unchecked';
  readonly records: readonly DnsRecord[];
  readonly comments: readonly string[];
  /** Types whose queries failed although others succeeded. */
  readonly failed: readonly string[];
}

/** The types to query: the ten usual ones, a single one, or PTR for an address. */
export const typesFor = (asked: Asked, type: string): readonly string[] =>
  asked.address !== undefined ? ['PTR'] : type === 'all' ? USUAL_TYPES : [type];

/**
 * Queries all types in parallel. `run` limits concurrency when many names are queried. Rejects only if no query was
 * answered.
 */
export async function lookUp(
  asking: Asking,
  asked: Asked,
  options: { type: string; resolver: Resolver; validate: boolean },
  run: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<Found> {
  const { resolver, validate } = options;
  const types = typesFor(asked, options.type);
  const settled = await Promise.allSettled(
    types.map((type) => run(() => askOne(asking, resolver, asked.name, type, validate))),
  );
  const answers: Answer[] = [];
  const failed: string[] = [];
  for (const [index, result] of settled.entries()) {
    if (result.status === 'fulfilled') answers.push(result.value);
    else if (result.reason instanceof AskError) failed.push(types[index] ?? '');
    else throw result.reason;
  }
  if (answers.length === 0) throw rejection(settled);

  const servfailIndex = answers.findIndex(({ status }) => status === 'SERVFAIL');
  const servfailType = types.filter((type) => !failed.includes(type))[servfailIndex];
  const bogus =
    validate && servfailType !== undefined && (await answersUnchecked(asking, resolver, asked.name, servfailType, run));
  const good = answers.find(({ status }) => status === 'NOERROR') ?? answers[0];
  return {
    asked,
    status: good?.status ?? '',
    dnssec: !validate
      ? 'unchecked'
      : bogus
        ? 'bogus'
        : answers.every(({ authentic }) => authentic)
          ? 'secure'
          : 'unsigned',
    records: unique(answers.flatMap(({ records }) => records)),
    comments: [...new Set(answers.flatMap(({ comments }) => comments))],
    failed,
  };
}

const rejection = (settled: readonly PromiseSettledResult<unknown>[]): unknown =>
  settled.find((result) => result.status === 'rejected')?.reason;

/** If SERVFAIL becomes an answer without checking, the signatures are invalid. */
async function answersUnchecked(
  asking: Asking,
  resolver: Resolver,
  name: string,
  type: string,
  run: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<boolean> {
  try {
    const { status } = await run(() => askOne(asking, resolver, name, type, false));
    return status === 'NOERROR';
  } catch (error) {
    if (error instanceof AskError) return false;
    throw error;
  }
}

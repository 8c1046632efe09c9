import { UPSTREAMS } from '../../../data/upstreams';
import { AskError } from '../../../browser/service-error';
import { readAnswer, type Answer } from './answer';

export type Resolver = 'default' | 'cloudflare' | 'google';

const ADDRESSES: Readonly<Record<Resolver, string>> = {
  default: UPSTREAMS.doh,
  cloudflare: UPSTREAMS.dohCloudflare,
  google: UPSTREAMS.dohGoogle,
};

export const hostOf = (resolver: Resolver): string => new URL(ADDRESSES[resolver]).host;

/** What asks over HTTP, and when it is. */
export interface Asking {
  readonly ask: (url: string, accept: string) => Promise<unknown>;
  readonly now: Date;
}

/** Answers by address, until their TTL is over; in memory only. */
const kept = new Map<string, { readonly answer: Answer; readonly at: number }>();
const MOST_KEPT = 1000;

/**
 * One question. `checking` false: the resolver is to answer even where signatures are wrong (CD, RFC 4035 §3.2.2). An answer
 * that is kept has its TTLs counted down. Throws AskError where there is no answer.
 */
export async function askOne(
  { ask, now }: Asking,
  resolver: Resolver,
  name: string,
  type: string,
  checking: boolean,
): Promise<Answer> {
  const base = ADDRESSES[resolver];
  const query = `name=${encodeURIComponent(name)}&type=${encodeURIComponent(type)}${checking ? '' : '&cd=1'}`;
  const url = `${base}${base.includes('?') ? '&' : '?'}${query}`;
  const known = kept.get(url);
  const age = known ? Math.floor((now.getTime() - known.at) / 1000) : 0;
  if (known && age < known.answer.keepFor) return older(known.answer, age);
  const answer = readAnswer(await ask(url, 'application/dns-json'));
  if (!answer) throw new AskError({ code: 'error.notJson', host: new URL(base).host });
  if (kept.size >= MOST_KEPT) kept.clear();
  if (answer.keepFor > 0 && answer.status !== 'SERVFAIL') kept.set(url, { answer, at: now.getTime() });
  return answer;
}

const older = (answer: Answer, seconds: number): Answer => ({
  ...answer,
  records: answer.records.map((record) => ({ ...record, ttl: record.ttl - seconds })),
});

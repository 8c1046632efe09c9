import { UPSTREAMS } from '../../data/upstreams';
import { AskError } from '../../core/service-error';
import { readAnswer, type Answer } from './answer';

export type Resolver = 'default' | 'cloudflare' | 'google';

const ADDRESSES: Readonly<Record<Resolver, string>> = {
  default: UPSTREAMS.doh,
  cloudflare: UPSTREAMS.dohCloudflare,
  google: UPSTREAMS.dohGoogle,
};

export const hostOf = (resolver: Resolver): string => new URL(ADDRESSES[resolver]).host;

/** The HTTP client and the current time. */
export interface Asking {
  readonly ask: (url: string, accept: string) => Promise<unknown>;
  readonly now: Date;
}

/** Cached answers by URL, until their TTL has passed; only in memory. */
const cache = new Map<string, { readonly answer: Answer; readonly at: number }>();
const MAX_CACHED = 1000;

/**
 * Sends one query. With `checking` false, the resolver answers even if signatures are invalid (CD, RFC 4035 §3.2.2).
 * The TTLs of a cached answer are reduced by its age. Throws AskError if there is no answer.
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
  const known = cache.get(url);
  const age = known ? Math.floor((now.getTime() - known.at) / 1000) : 0;
  if (known && age < known.answer.keepFor) return aged(known.answer, age);
  const answer = readAnswer(await ask(url, 'application/dns-json'));
  if (!answer) throw new AskError({ code: 'error.notJson', host: new URL(base).host });
  if (cache.size >= MAX_CACHED) cache.clear();
  if (answer.keepFor > 0 && answer.status !== 'SERVFAIL') cache.set(url, { answer, at: now.getTime() });
  return answer;
}

const aged = (answer: Answer, seconds: number): Answer => ({
  ...answer,
  records: answer.records.map((record) => ({ ...record, ttl: record.ttl - seconds })),
});

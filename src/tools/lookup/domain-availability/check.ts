import { AskError } from '../../../core/service-error';
import { limitConcurrency } from '../../../core/limit-concurrency';
import { askOne } from '../../../formats/dns/ask';
import { askRdap } from '../../../formats/rdap/ask-rdap';
import { domainServer } from '../../../formats/rdap/bootstrap';
import { readRegistration } from '../../../formats/rdap/registration';
import type { Context } from '../../../kinds/contract/tool';

/** What is known of a domain. `unknown` says how far the question came. */
export type Availability =
  | { readonly state: 'free' }
  | { readonly state: 'taken'; readonly expires: string }
  | { readonly state: 'unknown'; readonly why: 'notInDns' | 'busy' | 'noAnswer'; readonly host: string };

const AT_ONCE = 6;
const PER_SERVER = 2;
const TOO_MANY = 429;

type Limit = ReturnType<typeof limitConcurrency>;

/** Checks domains, six at a time and two for each registry. A registry that asks to wait is not asked again. */
export function checker(context: Context): (domain: string) => Promise<Availability> {
  const all = limitConcurrency(AT_ONCE);
  const perServer = new Map<string, Limit>();
  const busy = new Set<string>();
  const limitFor = (server: string): Limit => {
    const limit = perServer.get(server) ?? limitConcurrency(PER_SERVER);
    perServer.set(server, limit);
    return limit;
  };
  return async (domain) => {
    const server = await domainServer(domain);
    if (server === undefined) return all(() => fromDns(context, domain));
    return limitFor(server)(() =>
      all(async () => {
        const { host } = new URL(server);
        if (busy.has(server)) return { state: 'unknown', why: 'busy', host };
        try {
          const json = await askRdap(context, server, `domain/${domain}`);
          if (json === undefined) return { state: 'free' };
          const record = readRegistration(json);
          return record ? { state: 'taken', expires: record.expires } : await fromDns(context, domain);
        } catch (error) {
          if (!(error instanceof AskError)) throw error;
          if (error.failure.code !== 'error.status' || error.failure.status !== TOO_MANY)
            return fromDns(context, domain);
          busy.add(server);
          return { state: 'unknown', why: 'busy', host };
        }
      }),
    );
  };
}

/** A domain with name servers is taken; one without them may be registered all the same. */
async function fromDns(context: Context, domain: string): Promise<Availability> {
  try {
    const answers = await Promise.all(['NS', 'SOA'].map((type) => askOne(context, 'default', domain, type, true)));
    const isThere = answers.some(({ records }) => records.some(({ name }) => name.toLowerCase() === domain));
    if (isThere) return { state: 'taken', expires: '' };
    const isMissing = answers.every(({ status }) => status === 'NXDOMAIN');
    return { state: 'unknown', why: isMissing ? 'notInDns' : 'noAnswer', host: 'DNS' };
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    return { state: 'unknown', why: 'noAnswer', host: error.failure.host };
  }
}

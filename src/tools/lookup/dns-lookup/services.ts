import { CONNECTIONS } from '../../../data/upstreams';

/** The resolvers that a visitor's question may go to, as origins. */
const addresses = CONNECTIONS['lookup/dns-lookup'] ?? [];

export default { connect: [...new Set(addresses.map((address) => new URL(address).origin))] };

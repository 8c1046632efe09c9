import { CONNECTIONS } from '../../../data/upstreams';

/** The origins of the resolvers that a visitor's query may be sent to. */
const addresses = CONNECTIONS['lookup/dns-lookup'] ?? [];

export default { connect: [...new Set(addresses.map((address) => new URL(address).origin))] };

import ipv4 from '../../../data/rdap/ipv4.json';
import { UPSTREAMS } from '../../../data/upstreams';

/** The services that tell the visitor's address, the resolver, and the five regional registries. */
const registries = UPSTREAMS.rdap === '' ? ipv4.services.map(([base = '']) => base) : [UPSTREAMS.rdap];
const addresses = [UPSTREAMS.doh, UPSTREAMS.ip, UPSTREAMS.ip4, UPSTREAMS.ip6, ...registries];

export default { connect: [...new Set(addresses.map((address) => new URL(address).origin))] };

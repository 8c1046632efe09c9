import { UPSTREAMS } from '../../../data/upstreams';

/** Every registry has its own server, so the page may connect to any over https, or to the one that is configured. */
export default {
  far: UPSTREAMS.rdap === '',
  connect: [UPSTREAMS.doh, ...(UPSTREAMS.rdap === '' ? [] : [UPSTREAMS.rdap])].map(
    (address) => new URL(address).origin,
  ),
};

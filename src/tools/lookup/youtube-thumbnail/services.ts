import { UPSTREAMS } from '../../../data/upstreams';

/** The pictures are shown, and fetched where YouTube allows it. The analyzer reads files from this device too. */
export default { pictures: true, connect: [new URL(UPSTREAMS.thumbnail).origin] };

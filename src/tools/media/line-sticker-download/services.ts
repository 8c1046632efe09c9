import { UPSTREAMS } from '../../../data/upstreams';

/** LINE's server, after a press. */
export default { connect: [new URL(UPSTREAMS.line).origin], wasm: true };

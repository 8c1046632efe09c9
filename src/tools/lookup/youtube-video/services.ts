import { UPSTREAMS } from '../../../data/upstreams';

/** oEmbed answers without a key; the Data API only with one. */
export default { connect: [UPSTREAMS.oembed, UPSTREAMS.youtubeApi].map((address) => new URL(address).origin) };

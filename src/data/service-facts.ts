/**
 * The services that tools send requests to. The privacy page lists them. For the operator: who provides each one, where
 * its terms are, and what a visitor can do if it doesn't respond. Every request ends after 8 s and is repeated once
 * (browser/http.ts). upstreams.ts has the same addresses for the browser; a test compares them.
 */
export interface Service {
  /** The environment variable that replaces the address at build time. */
  readonly variable: string;
  /** '' for the registries' own servers, from IANA's lists in src/data/rdap. */
  readonly address: string;
  readonly by: string;
  /** The provider's own page about use or stored data; '' if there is none. */
  readonly terms: string;
  readonly fallback: string;
}

const YOUTUBE = {
  by: 'YouTube',
  terms: 'https://developers.google.com/youtube/terms/api-services-terms-of-service',
} as const;
const CLOUDFLARE = {
  by: 'Cloudflare',
  terms: 'https://developers.cloudflare.com/1.1.1.1/privacy/public-dns-resolver/',
  fallback: 'choose Google’s resolver',
} as const;
const IPIFY = { by: 'ipify', terms: 'https://www.ipify.org/', fallback: 'the other two addresses of ipify' } as const;

export const SERVICES = {
  doh: { ...CLOUDFLARE, variable: 'PUBLIC_DOH_URL', address: 'https://cloudflare-dns.com/dns-query' },
  dohCloudflare: {
    ...CLOUDFLARE,
    variable: 'PUBLIC_DOH_CLOUDFLARE_URL',
    address: 'https://cloudflare-dns.com/dns-query',
  },
  dohGoogle: {
    by: 'Google',
    variable: 'PUBLIC_DOH_GOOGLE_URL',
    address: 'https://dns.google/resolve',
    terms: 'https://developers.google.com/speed/public-dns/privacy',
    fallback: 'choose Cloudflare’s resolver',
  },
  rdap: {
    by: '',
    variable: 'PUBLIC_RDAP_URL',
    address: '',
    // A registry's answer contains its terms (RFC 9083 §4.3).
    terms: '',
    fallback: 'the registry’s own page, where it is known; DNS for whether a domain is in use',
  },
  ip: { ...IPIFY, variable: 'PUBLIC_IP_URL', address: 'https://api64.ipify.org?format=json' },
  ip4: { ...IPIFY, variable: 'PUBLIC_IP4_URL', address: 'https://api.ipify.org?format=json' },
  ip6: { ...IPIFY, variable: 'PUBLIC_IP6_URL', address: 'https://api6.ipify.org?format=json' },
  oembed: {
    ...YOUTUBE,
    variable: 'PUBLIC_OEMBED_URL',
    address: 'https://www.youtube.com/oembed',
    fallback: 'paste the page’s source instead',
  },
  youtubeApi: {
    ...YOUTUBE,
    variable: 'PUBLIC_YOUTUBE_API_URL',
    address: 'https://www.googleapis.com/youtube/v3',
    fallback: 'no key, which asks oEmbed for fewer facts',
  },
  thumbnail: { ...YOUTUBE, variable: 'PUBLIC_THUMBNAIL_URL', address: 'https://i.ytimg.com', fallback: 'none' },
  line: {
    by: 'LINE',
    variable: 'PUBLIC_LINE_URL',
    address: 'https://stickershop.line-scdn.net',
    // The address is the shop's own; LINE publishes nothing about it.
    terms: '',
    fallback: 'none',
  },
} as const satisfies Record<string, Service>;

/**
 * The hosts that a build asks, each with its provider: 'dns.google (Google)'. An address that the operator has set is
 * shown alone, and the registries, which are many, are left out.
 */
export function servicesOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const hosts = Object.values(SERVICES).flatMap(({ variable, address, by }) => {
    const own = environment[variable] ?? '';
    if (own !== '') return [new URL(own).host];
    return address === '' ? [] : [`${new URL(address).host} (${by})`];
  });
  return [...new Set(hosts)];
}

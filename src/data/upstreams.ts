/**
 * The services that tools call from the visitor's browser. All of them allow this (CORS), and each can be replaced with
 * an environment variable at build time. The same URLs are part of the Content-Security-Policy. service-facts.ts names their
 * providers and terms. Checked 2026-11-20.
 */
const set = (variable: unknown, fallback: string): string =>
  typeof variable === 'string' && variable !== '' ? variable : fallback;

export const UPSTREAMS = {
  /** DNS over HTTPS, the JSON form (`?name=&type=`): developers.cloudflare.com/1.1.1.1, developers.google.com/speed/public-dns. */
  doh: set(import.meta.env.PUBLIC_DOH_URL, 'https://cloudflare-dns.com/dns-query'),
  dohCloudflare: set(import.meta.env.PUBLIC_DOH_CLOUDFLARE_URL, 'https://cloudflare-dns.com/dns-query'),
  dohGoogle: set(import.meta.env.PUBLIC_DOH_GOOGLE_URL, 'https://dns.google/resolve'),
  /** RDAP (RFC 9082); if empty, IANA's bootstrap files tell which server to use. */
  rdap: set(import.meta.env.PUBLIC_RDAP_URL, ''),
  /**
   * Services that return the visitor's own IP address: over the connection's address family, over IPv4 only, over IPv6
   * only.
   */
  ip: set(import.meta.env.PUBLIC_IP_URL, 'https://api64.ipify.org?format=json'),
  ip4: set(import.meta.env.PUBLIC_IP4_URL, 'https://api.ipify.org?format=json'),
  ip6: set(import.meta.env.PUBLIC_IP6_URL, 'https://api6.ipify.org?format=json'),
  oembed: set(import.meta.env.PUBLIC_OEMBED_URL, 'https://www.youtube.com/oembed'),
  youtubeApi: set(import.meta.env.PUBLIC_YOUTUBE_API_URL, 'https://www.googleapis.com/youtube/v3'),
  /** A key restricted to this site's URL; if empty, the visitor's own key is used. */
  youtubeApiKey: set(import.meta.env.PUBLIC_YOUTUBE_API_KEY, ''),
  thumbnail: set(import.meta.env.PUBLIC_THUMBNAIL_URL, 'https://i.ytimg.com'),
  line: set(import.meta.env.PUBLIC_LINE_URL, 'https://stickershop.line-scdn.net'),
} as const;

/** URLs that a tool's page must be allowed to connect to (`connect-src`), by tool. No other tool sends requests. */
export const CONNECTIONS: Readonly<Record<string, readonly string[]>> = {
  'lookup/dns-lookup': [UPSTREAMS.doh, UPSTREAMS.dohCloudflare, UPSTREAMS.dohGoogle],
};

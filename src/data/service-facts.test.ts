import { expect, test } from 'vitest';
import { SERVICES, servicesOf } from './service-facts';
import { UPSTREAMS } from './upstreams';

test('the browser asks the addresses of the table', () => {
  const { youtubeApiKey, ...addresses } = UPSTREAMS;
  expect(youtubeApiKey).toBe('');
  expect(addresses).toEqual(Object.fromEntries(Object.entries(SERVICES).map(([name, { address }]) => [name, address])));
});

test('names each host once, and the operator’s own without a provider', () => {
  expect(servicesOf({ PUBLIC_IP_URL: 'https://ip.example/mine' })).toEqual([
    'cloudflare-dns.com (Cloudflare)',
    'dns.google (Google)',
    'ip.example',
    'api.ipify.org (ipify)',
    'api6.ipify.org (ipify)',
    'www.youtube.com (YouTube)',
    'www.googleapis.com (YouTube)',
    'i.ytimg.com (YouTube)',
    'stickershop.line-scdn.net (LINE)',
  ]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AnyExample } from '../kinds';

/** The build under test asks this host (scripts/test.mjs); a test leads it to a server of its own. */
const DOH_HOST = 'http://doh.smallkit.test';

/**
 * DNS over HTTPS in its JSON form, answered from the examples' recordings by a server on this machine; a name without a
 * recording does not exist. Gives the function that ends the server.
 */
export async function answerLookups(page: Page, examples: readonly AnyExample[]): Promise<() => void> {
  const recorded: Record<string, unknown> = Object.assign({}, ...examples.map(({ answers }) => answers));
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', DOH_HOST);
    const known = Object.keys(recorded).find((end) => request.url?.endsWith(end));
    response.writeHead(200, { 'content-type': 'application/dns-json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(known === undefined ? unknownName(searchParams.get('name')) : recorded[known]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(`${DOH_HOST}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** NXDOMAIN (RFC 8484's JSON form as Google and Cloudflare write it). */
const unknownName = (name: string | null) => ({
  Status: 3,
  TC: false,
  RD: true,
  RA: true,
  AD: false,
  CD: false,
  Question: [{ name }],
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AnyExample } from '../kinds/contract';
import { isRecordedStatus } from '../kinds/contract/recorded-status';

/**
 * Replaces the services that lookups contact: requests to other hosts go to a server on this machine, which answers
 * from the examples' recordings. A name without a recording does not exist. Resolves to a function that stops the
 * server.
 */
export async function answerLookups(page: Page, examples: readonly AnyExample[]): Promise<() => void> {
  const recorded: Record<string, unknown> = Object.assign({}, ...examples.map(({ answers }) => answers));
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const known = Object.keys(recorded).find((end) => request.url?.endsWith(end));
    const answer = known === undefined ? unknownName(searchParams.get('name')) : recorded[known];
    const { httpStatus, data } = isRecordedStatus(answer) ? answer : { httpStatus: 200, data: answer };
    response.writeHead(httpStatus, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      // A route may not change https to http: the response is fetched here and passed on complete.
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`);
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    },
  );
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** NXDOMAIN in the JSON format of DNS over HTTPS, as Google and Cloudflare write it. */
const unknownName = (name: string | null) => ({
  Status: 3,
  TC: false,
  RD: true,
  RA: true,
  AD: false,
  CD: false,
  Question: [{ name }],
});

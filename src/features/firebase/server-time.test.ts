import { createServer } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverNow } from './server-time';

afterEach(() => vi.unstubAllGlobals());

/** A site whose server responds with these headers. */
async function siteWith(headers: Record<string, string>) {
  const server = createServer((request, response) => {
    response.sendDate = false;
    response.writeHead(request.method === 'HEAD' ? 200 : 405, headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubGlobal('location', { pathname: `http://127.0.0.1:${port}/` });
}

const DATE = 'Sat, 21 Nov 2026 08:00:00 GMT';
const TIME = Date.UTC(2026, 10, 21, 8);

test('uses the server’s clock, whatever this device’s says', async () => {
  await siteWith({ date: DATE });
  expect(await serverNow()).toBe(TIME);
});

test('adds the age of a cached response', async () => {
  await siteWith({ date: DATE, age: '90' });
  expect(await serverNow()).toBe(TIME + 90_000);
});

test.for<Record<string, string>>([{}, { date: 'yesterday' }])(
  'without a date, uses this device’s clock: %j',
  async (headers) => {
    await siteWith(headers);
    const before = Date.now();
    expect(await serverNow()).toBeGreaterThanOrEqual(before);
  },
);

test('without a connection, uses this device’s clock', async () => {
  vi.stubGlobal('location', { pathname: 'http://127.0.0.1:9/' });
  const before = Date.now();
  expect(await serverNow()).toBeGreaterThanOrEqual(before);
});

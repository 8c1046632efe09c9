import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AskError } from '../core/service-error';
import { ask, httpClient, RETRY_STATUSES, retryAfter } from './http';

// A real server on this machine: each path determines its response.
let server: Server;
let base = '';
const asked: { method: string; url: string; body: string; type: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  const url = request.url ?? '';
  asked.push({ method: request.method ?? '', url, body, type: request.headers['content-type'] });
  const status = Number(/status\/(\d+)/.exec(url)?.[1] ?? 200);
  if (url.includes('never')) return;
  const wait = /wait\/(\d+)/.exec(url)?.[1];
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(wait !== undefined && { 'retry-after': wait }),
  });
  response.end(url.includes('text') ? 'not json' : JSON.stringify({ status }));
}

const count = (url: string) => asked.filter((one) => one.url === url).length;

test.for(RETRY_STATUSES)('retries a GET once after %i', async (status) => {
  await expect(httpClient(base)(`status/${status}`)).rejects.toMatchObject({ status, data: { status } });
  expect(count(`/status/${status}`)).toBe(2);
});

test.for(['PATCH', 'POST', 'PUT', 'DELETE'])('never retries a %s, and sends its body as JSON', async (method) => {
  await expect(httpClient(base)(`status/503?${method}`, { method, body: { a: 1 } })).rejects.toThrow();
  const sent = asked.filter((one) => one.url === `/status/503?${method}`);
  expect(sent).toEqual([{ method, url: `/status/503?${method}`, body: '{"a":1}', type: 'application/json' }]);
});

test('does not retry a 404; the error has request, response, status and data', async () => {
  const error: unknown = await httpClient(base)('status/404').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 404, data: { status: 404 } });
  expect(error).toHaveProperty('request');
  expect(error).toHaveProperty('response');
  expect(count('/status/404')).toBe(1);
});

test('a missing response raises a timeout', async () => {
  await expect(httpClient(base)('never', { timeout: 50 })).rejects.toThrow(/timeout|aborted/i);
});

test('reports why a request to a service failed', async () => {
  const options = { accept: 'application/json', signal: new AbortController().signal };
  const failure = async (url: string) => {
    const error: unknown = await ask(url, options).catch((reason: unknown) => reason);
    return error instanceof AskError ? error.failure.code : error;
  };
  expect(await ask(`${base}/fine`, options)).toEqual({ status: 200 });
  expect(await failure(`${base}/status/500?ask`)).toBe('error.status');
  expect(await failure(`${base}/text`)).toBe('error.notJson');
  expect(await failure('http://127.0.0.1:9/')).toBe('error.blocked');
});

test.for([
  ['1', 2, undefined],
  ['60', 1, 60],
] as const)('a service that asks for a wait of %s s is asked %i times', async ([seconds, times, wait]) => {
  const path = `/status/429/wait/${seconds}`;
  const options = { accept: 'application/json', signal: new AbortController().signal };
  const error: unknown = await ask(base + path, options).catch((reason: unknown) => reason);
  const failure = error instanceof AskError ? error.failure : undefined;
  expect({ wait: undefined, ...failure }).toMatchObject({ code: 'error.status', status: 429, wait });
  expect(count(path)).toBe(times);
});

test.for([
  ['30', 30],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 10], // the date of RFC 9110's example
  ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ['soon', 0],
  [null, 0],
] as const)('Retry-After: %s is %i seconds', ([value, seconds]) => {
  expect(retryAfter(value, Date.parse('2015-10-21T07:27:50Z'))).toBe(seconds);
});

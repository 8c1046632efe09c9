#!/usr/bin/env node
/**
 * Serves dist as Firebase Hosting would, according to firebase.json: redirects, slashes, rewrites, headers, 404.html.
 * `node scripts/serve.mjs [folder]`; PORT (4321), HOST (127.0.0.1) and BASE_PATH ('/') come from the environment.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { environment } from './environment.mjs';
import { answer, headersOf } from '../src/build/hosting.ts';

const TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
const COMPRESSED = /^(text\/|application\/(json|manifest\+json|wasm|xml)|image\/svg)/;
/** Larger files are streamed from disk, uncompressed. */
const IN_MEMORY = 4_000_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A server for a folder. `base` is the path of the site, with slashes; anything outside it is not found. Tests simulate
 * other versions without changing the folder: `gone` hides files, and `change` returns other bytes for a file.
 * @param {{
 * root: string,
 * hosting: import('../src/build/hosting.ts').Hosting,
 * base?: string,
 * gone?: (file: string) => boolean,
 * change?: (file: string, body: Buffer) => Buffer,
 * }} options
 */
export function createSiteServer({ root, hosting, base = '/', gone = () => false, change }) {
  const folder = resolve(root);
  /** Bodies by file, modification time and encoding. */
  const bodies = new Map();

  const sizeOf = (file) => {
    if (gone(file)) return undefined;
    const stats = statSync(join(folder, file), { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  };
  const exists = (file) => sizeOf(file) !== undefined;

  async function bodyOf(file, stats, encoding) {
    const key = `${file}\0${stats.mtimeMs}\0${encoding}`;
    if (change || !bodies.has(key)) {
      const read = await readFile(join(folder, file));
      const plain = change ? change(file, read) : read;
      bodies.set(key, { body: await encoded(plain, encoding), etag: etagOf(plain, encoding) });
    }
    return bodies.get(key);
  }

  async function respond(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
    const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const path = decodedPath(rawPath);
    if (path === undefined) return end(response, 400);
    if (base !== '/' && `${path}/` === base) return end(response, 301, { location: base + search });
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : undefined;
    const given =
      inside === undefined
        ? { status: 404, file: exists('404.html') ? '404.html' : undefined }
        : answer(hosting, inside, exists);
    if (given.location !== undefined) {
      const own = given.location.startsWith('/') ? base.slice(0, -1) + encodeURI(given.location) : given.location;
      return end(response, given.status, { location: own + (own.includes('?') ? '' : search) });
    }
    const headers = Object.fromEntries(headersOf(hosting, inside ?? path));
    const stats = given.file === undefined ? undefined : sizeOf(given.file);
    if (!stats) return end(response, 404, headers);
    await sendFile(request, response, given.status, given.file, stats, headers);
  }

  async function sendFile(request, response, status, file, stats, given) {
    const extension = /\.([a-z0-9]+)$/.exec(file)?.[1] ?? '';
    const headers = { 'content-type': TYPES[extension] ?? 'application/octet-stream', ...given };
    const type = headers['content-type'];
    const range = status === 200 ? rangeOf(request.headers.range, stats.size) : undefined;
    if (range === 'unsatisfiable') return end(response, 416, { ...headers, 'content-range': `bytes */${stats.size}` });
    const small = stats.size <= IN_MEMORY;
    const encoding = !range && small && COMPRESSED.test(type) ? encodingOf(request.headers['accept-encoding']) : '';
    if (COMPRESSED.test(type)) headers.vary = 'Accept-Encoding';
    headers['accept-ranges'] = 'bytes';
    const inMemory = small ? await bodyOf(file, stats, encoding) : undefined;
    headers.etag = inMemory?.etag ?? `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
    if (status === 200 && !range && isFresh(request.headers['if-none-match'], headers.etag))
      return end(response, 304, headers);
    if (encoding) headers['content-encoding'] = encoding;
    if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${stats.size}`;
    headers['content-length'] = range ? range.end - range.start + 1 : (inMemory?.body.length ?? stats.size);
    response.writeHead(range ? 206 : status, headers);
    if (request.method === 'HEAD') response.end();
    else if (inMemory) response.end(range ? inMemory.body.subarray(range.start, range.end + 1) : inMemory.body);
    else
      createReadStream(join(folder, file), range)
        .on('error', () => response.destroy())
        .pipe(response);
  }

  return createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(request.url, error);
      if (!response.headersSent) end(response, 500);
    });
  });
}

const encoded = (plain, encoding) =>
  encoding === 'br' ? toBrotli(plain, QUALITY) : encoding === 'gzip' ? toGzip(plain) : plain;

/** Differs between encodings, as RFC 9110 requires of a strong validator (section 8.8.3.3). */
const etagOf = (plain, encoding) =>
  `"${createHash('sha1').update(plain).digest('base64url').slice(0, 20)}${encoding ? `-${encoding}` : ''}"`;

function end(response, status, headers = {}) {
  const text = status >= 400 ? `${status}\n` : '';
  const type = text && !headers['content-type'] ? { 'content-type': 'text/plain; charset=utf-8' } : {};
  response.writeHead(status, { ...headers, ...type, ...(status !== 304 && { 'content-length': text.length }) });
  response.end(text);
}

/** Decoded, without `.` and `..`, which a browser would have resolved; undefined if it isn't a valid path. */
function decodedPath(raw) {
  let path;
  try {
    path = decodeURIComponent(raw.replace(/^[a-z]+:\/\/[^/]*/i, ''));
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  return path.replace(/\/{2,}/g, '/');
}

/** The encoding to use, br first; a quality of 0 is a refusal (RFC 9110, section 12.5.3). */
function encodingOf(accepted = '') {
  const refused = (name) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  return ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted) && !refused(name)) ?? '';
}

const isFresh = (given = '', etag) =>
  given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/**
 * One byte range, both ends included; undefined for the whole file. A request for several ranges gets the whole file.
 */
function rangeOf(given, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(given ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const stop = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > stop ? 'unsatisfiable' : { start, end: stop };
}

/** Starts a server on a port (0: any free one) and resolves to its address, including the base. */
export async function serve({ root, port, host = '127.0.0.1', base = '/', ...versions }) {
  const { hosting } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));
  const server = createSiteServer({ root, hosting, base, ...versions });
  await new Promise((done, failed) => server.once('error', failed).listen(port, host, done));
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}${base}` };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const base = `/${environment.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
  try {
    const { url } = await serve({
      root,
      port: Number(environment.PORT ?? 4321),
      host: environment.HOST ?? '127.0.0.1',
      base,
    });
    console.log(`Serving ${root} at ${url}`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${environment.PORT ?? 4321} is in use: set PORT to another, or stop the program that uses it.`);
    process.exitCode = 1;
  }
}

import { FetchError, ofetch, type FetchOptions } from 'ofetch';
import { AskError } from '../core/service-error';

/**
 * The site's HTTP client: JSON bodies, a timeout, and one retry for requests that write nothing (specification, section
 * 7). Errors carry request, response, status and data (ofetch's FetchError).
 */

/** Statuses after which a request that writes nothing is retried once. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
const WRITES = new Set(['PATCH', 'POST', 'PUT', 'DELETE']);
const TIMEOUT_MS = 8_000;

export interface HttpOptions extends Omit<FetchOptions<'json'>, 'retry' | 'retryStatusCodes'> {}

/**
 * An HTTP client whose relative addresses start at `baseURL`. Bodies of PATCH, POST, PUT and DELETE are sent as JSON.
 */
export function httpClient(baseURL: string) {
  return <T>(request: string, options: HttpOptions = {}): Promise<T> => {
    const writes = WRITES.has((options.method ?? 'GET').toUpperCase());
    return ofetch<T>(inBase(baseURL, request), {
      timeout: TIMEOUT_MS,
      ...options,
      retry: writes ? 0 : 1,
      retryStatusCodes: RETRY_STATUSES,
      ...(writes && {
        headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
      }),
    });
  };
}

/** A service that asks for a longer wait is not asked again. */
const LONGEST_WAIT_S = 5;

/** The seconds of a `Retry-After` header, which may be a date (RFC 9110, section 10.2.3); 0 if there is none. */
export function retryAfter(value: string | null | undefined, now = Date.now()): number {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, Math.ceil((date - now) / 1000));
}

/**
 * GETs JSON from a service; a retry waits as long as the service asks for. Throws AskError, except when `signal` was
 * aborted.
 */
export async function ask(url: string, options: { accept: string; signal: AbortSignal }): Promise<unknown> {
  const { host } = new URL(url);
  try {
    const text = await httpClient('')<string>(url, {
      headers: { accept: options.accept },
      signal: options.signal,
      parseResponse: (body) => body,
      retryDelay: ({ response }) => retryAfter(response?.headers.get('retry-after')) * 1000,
      onResponseError({ response: { headers, status, _data: data } }) {
        const wait = retryAfter(headers.get('retry-after'));
        if (wait > LONGEST_WAIT_S) throw new AskError({ code: 'error.status', host, status, data, wait });
      },
    });
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new AskError({ code: 'error.notJson', host });
    }
  } catch (error) {
    if (error instanceof AskError || options.signal.aborted) throw error;
    if (error instanceof FetchError && error.status !== undefined) {
      throw new AskError({ code: 'error.status', host, status: error.status, data: error.data });
    }
    const late = error instanceof Error && /timeout|aborted/i.test(`${error.message} ${String(error.cause)}`);
    throw new AskError({ code: late ? 'error.network' : 'error.blocked', host });
  }
}

/** ofetch treats a base of '/' as none, and would then request relative to the page. */
const inBase = (base: string, request: string): string =>
  base === '' || /^[a-z]+:/i.test(request) ? request : `${base.replace(/\/$/, '')}/${request.replace(/^\//, '')}`;

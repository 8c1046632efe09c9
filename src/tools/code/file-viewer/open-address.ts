/**
 * Size in bytes up to which files are fetched; the visitor has to download larger ones first and open them from the
 * device.
 */
export const FETCH_LIMIT = 50_000_000;
const TIMEOUT_MS = 30_000;

export type AddressFault =
  | { readonly code: 'badAddress' | 'notHttps' }
  | { readonly code: 'offline' | 'unreachable' | 'refused' | 'timeout' | 'broken'; readonly host: string }
  | { readonly code: 'status'; readonly host: string; readonly status: number }
  | { readonly code: 'notText'; readonly host: string; readonly type: string }
  | { readonly code: 'tooLarge'; readonly host: string; readonly limit: number };

export interface Fetched {
  readonly file: File;
  /** As the server names it, in lowercase; '' if it does not. */
  readonly charset: string;
}

/**
 * Reads an address that the visitor typed or pasted: the default scheme is https, and GitHub's page for a file becomes
 * the file itself. Refuses other schemes and addresses with a user name or password.
 */
export function addressOf(typed: string): URL | AddressFault {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (text === '' || /\s/.test(text)) return { code: 'badAddress' };
  let url: URL;
  try {
    url = new URL(hasScheme ? text : `https://${text}`);
  } catch {
    return { code: 'badAddress' };
  }
  if (url.protocol !== 'https:') return { code: 'notHttps' };
  // The browser sends no request to an address that contains a user name and password.
  if (url.username !== '' || url.password !== '') return { code: 'badAddress' };
  const page = /^\/([^/]+\/[^/]+)\/(?:blob|raw)\/(.+)$/.exec(url.pathname);
  if (url.hostname === 'github.com' && page)
    return new URL(`https://raw.githubusercontent.com/${page[1] ?? ''}/${page[2] ?? ''}`);
  url.hash = '';
  return url;
}

/** The file's name: the last segment of the address's path. */
export function nameOf(url: URL): string {
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url.hostname;
  } catch {
    return last;
  }
}

/** Media types that are certainly not text. An octet stream may be text. */
const NO_TEXT =
  /^(image\/(?!svg)|audio\/|video\/(?!mp2t|vnd\.dlna)|font\/|application\/(zip|gzip|pdf|wasm|x-7z|vnd\.))/;

/**
 * Fetches a file from an address that the visitor typed, directly from the browser, without cookies or a referrer.
 * `signal` aborts it; then it throws the signal's reason. Refuses what isn't text, is too large, or cannot be fetched.
 */
export async function openAddress(
  url: URL,
  signal: AbortSignal,
  progress: (bytes: number) => void = () => {},
): Promise<Fetched | AddressFault> {
  const { host } = url;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  const both = AbortSignal.any([signal, late.signal]);
  let answered = false;
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: both });
    answered = true;
    clearTimeout(timer);
    if (!response.ok) return { code: 'status', host, status: response.status };
    const [type = '', ...more] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
    if (NO_TEXT.test(type.trim())) return { code: 'notText', host, type: type.trim() };
    const tooLarge: AddressFault = { code: 'tooLarge', host, limit: FETCH_LIMIT };
    if (Number(response.headers.get('content-length') ?? 0) > FETCH_LIMIT) return tooLarge;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.length;
      if (size > FETCH_LIMIT) {
        await reader?.cancel();
        return tooLarge;
      }
      parts.push(read.value);
      progress(size);
    }
    const charset =
      /^\s*charset\s*=\s*"?([^"\s]+)/.exec(more.find((part) => /^\s*charset/.test(part)) ?? '')?.[1] ?? '';
    return { file: new File(parts, nameOf(url), { type: type.trim() }), charset };
  } catch (error) {
    if (signal.aborted) throw error;
    if (late.signal.aborted) return { code: 'timeout', host };
    if (answered) return { code: 'broken', host };
    if (!navigator.onLine) return { code: 'offline', host };
    return { code: (await answers(url, signal)) ? 'refused' : 'unreachable', host };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a server responds at all: the browser reveals nothing else about a response that the page may not read. */
async function answers(url: URL, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    return true;
  } catch {
    return false;
  }
}

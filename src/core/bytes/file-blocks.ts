import { sha256 } from '@noble/hashes/sha2.js';
import { hexOf, type Bytes } from './bytes';

/**
 * Yields a blob's bytes, `size` at a time. Throws what the browser throws if a file was moved or changed since it was
 * chosen (`NotReadableError`, `NotFoundError`).
 */
export async function* blocks(blob: Blob, size: number): AsyncGenerator<Bytes, void> {
  for (let start = 0; start < blob.size; start += size) {
    yield new Uint8Array(await blob.slice(start, start + size).arrayBuffer());
  }
}

/** Up to this many bytes stay in memory before the browser gets them as a Blob, which it may keep on disk. */
const IN_MEMORY = 32 * 2 ** 20;

/** Collects bytes in a Blob. */
export class Gatherer {
  readonly #gathered: Blob[] = [];
  #pending: Bytes[] = [];
  #pendingBytes = 0;

  push(bytes: Bytes): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    if (this.#pendingBytes >= IN_MEMORY) this.#flush();
  }

  #flush(): void {
    this.#gathered.push(new Blob(this.#pending));
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  blob(type: string): Blob {
    this.#flush();
    return new Blob(this.#gathered, { type });
  }
}

/**
 * Whether a Blob that was created here can be read. A browser that has run out of room reports it only when the Blob is
 * read: without this check, the download of a large result would fail silently.
 */
export async function holds(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(-1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** SHA-256 (FIPS 180-4) of bytes that arrive block by block: WebCrypto needs them all at once. */
export function hasher() {
  const hash = sha256.create();
  return {
    push: (bytes: Bytes): void => void hash.update(bytes),
    hex: (): string => hexOf(hash.digest()),
  };
}

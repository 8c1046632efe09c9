import { AskError } from '../../core/service-error';

interface Asking {
  readonly ask: (url: string, accept: string) => Promise<unknown>;
}

/**
 * Asks an RDAP server for a record. Undefined if there is none (status 404, RFC 7480 §5.3). Throws AskError if the server
 * gives no answer.
 *
 * @param base the server's address, with a slash at its end
 * @param path `domain/example.com`, `ip/192.0.2.1`, `autnum/64496`
 */
export async function askRdap({ ask }: Asking, base: string, path: string): Promise<unknown> {
  try {
    return await ask(`${base}${path}`, 'application/rdap+json');
  } catch (error) {
    if (error instanceof AskError && error.failure.code === 'error.status' && error.failure.status === 404)
      return undefined;
    throw error;
  }
}

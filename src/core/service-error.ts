/** Why a service gave no result: each reason has a message in the interface strings. */
export type AskFailure =
  | { readonly code: 'error.blocked' | 'error.network' | 'error.notJson'; readonly host: string }
  | {
      readonly code: 'error.status';
      readonly host: string;
      readonly status: number;
      readonly data: unknown;
      /** The seconds after which the service wants to be asked again. */
      readonly wait?: number;
    };

export class AskError extends Error {
  constructor(readonly failure: AskFailure) {
    super(`${failure.code} ${failure.host}`);
  }
}

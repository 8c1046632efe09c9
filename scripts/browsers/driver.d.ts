/** One browser with one tab. */
export interface Driver {
  readonly version: string;
  /** Opens an address and waits for the page's load event. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  run(script: string): Promise<unknown>;
  /** Console errors and uncaught exceptions since the last call; always empty if the protocol does not report them. */
  takeErrors(): string[];
  close(): Promise<void>;
}

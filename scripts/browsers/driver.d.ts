/** One browser with one tab. */
export interface Driver {
  readonly version: string;
  /** Opens an address and waits for the page's load event. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  run(script: string): Promise<unknown>;
  /** Errors of the console and uncaught exceptions since they were last taken; always none where the protocol has none. */
  takeErrors(): string[];
  close(): Promise<void>;
}

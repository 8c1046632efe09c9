/**
 * Lets the page answer whatever waits, timers included, then goes on: between the pieces of work that would block it for long.
 * A message takes its turn behind them; `scheduler.yield` would go before them, and a chain of pieces would keep every
 * timer waiting until the last. Unlike a timer, a message is not held back in a tab that is out of sight.
 */
export function breathe(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(0);
  return promise;
}

/**
 * Lets the page handle pending events, timers included, then continues: call it between the steps of work that would
 * block the page. A message is queued behind pending events; `scheduler.yield` would continue before them, and a chain
 * of steps would block every timer until the last. Unlike a timer, a message is not throttled in a background tab.
 */
export function yieldToMain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(0);
  return promise;
}

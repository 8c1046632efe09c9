/** Milliseconds after which a command has failed. */
const TIMEOUT_MS = 60_000;

/**
 * Opens a connection of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands resolve to their responses,
 * events go to `onEvent`.
 * @param {string} url
 * @param {(event: { method: string, params: any }) => void} onEvent
 */
export async function connect(url, onEvent) {
  const socket = new WebSocket(url);
  const waiting = new Map();
  let last = 0;
  const failAll = (why) => {
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') return onEvent(message);
    const { done, fail } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'error') fail?.(new Error(`${message.error}: ${message.message}`));
    else done?.(message.result);
  });
  socket.addEventListener('close', () => failAll('the browser closed the connection'));
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', () => fail(new Error(`no connection to ${url}`)), { once: true });
  });
  return {
    send: (method, params) =>
      new Promise((done, fail) => {
        const id = ++last;
        const timer = setTimeout(() => {
          waiting.delete(id);
          fail(new Error(`${method}: no answer in ${TIMEOUT_MS / 1000} s`));
        }, TIMEOUT_MS);
        const settled = (settle) => (value) => {
          clearTimeout(timer);
          settle(value);
        };
        waiting.set(id, { done: settled(done), fail: settled(fail) });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

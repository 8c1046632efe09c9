/** Lets the page answer whatever waits, then goes on: between the pieces of work that would block it for long. */
export function breathe(): Promise<void> {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler');
  if (
    typeof scheduler === 'object' &&
    scheduler !== null &&
    'yield' in scheduler &&
    typeof scheduler.yield === 'function'
  )
    return Promise.resolve(scheduler.yield());
  return new Promise((resolve) => setTimeout(resolve));
}

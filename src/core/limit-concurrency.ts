/** Lets at most `most` tasks run at once; the others wait in a queue. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // Pass the slot directly to the next task, so that no other one can take it in between.
      if (next) next();
      else running--;
    }
  };
}

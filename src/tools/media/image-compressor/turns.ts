/**
 * Shares out items between runners, each taking the next when it is free. While a large item is worked on, no other large
 * one is begun. Results are in the items' order; the first error ends it all.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  runners: readonly ((item: Item) => Promise<Result>)[],
  isLarge: (item: Item) => Promise<boolean>,
  progress: (part: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let finished = 0;
  let largeOnes: Promise<unknown> = Promise.resolve();
  const work = async (run: (item: Item) => Promise<Result>) => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]!;
      if (runners.length > 1 && (await isLarge(item))) {
        const before = largeOnes;
        const own = before.then(() => run(item));
        largeOnes = own.catch(() => {});
        results[index] = await own;
      } else results[index] = await run(item);
      progress(++finished / items.length);
    }
  };
  await Promise.all(runners.map(work));
  return results;
}

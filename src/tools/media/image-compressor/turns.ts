/**
 * Distributes items among runners, each taking the next item when it is free. Only one large item is processed at a
 * time. The results are in the order of the items; the first error rejects the whole run.
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

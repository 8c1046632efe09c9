/**
 * Finds the file that a result was made from. `originals` are the names of the files with a result, in the order of the
 * files; refused files have none. Two files may have the same name.
 */
export function sourceOf<Named extends { readonly name: string }>(
  files: readonly Named[],
  originals: readonly string[],
  place: number,
): Named | undefined {
  let at = -1;
  for (const name of originals.slice(0, place + 1)) {
    at = files.findIndex((file, index) => index > at && file.name === name);
    if (at < 0) return undefined;
  }
  return files[at];
}

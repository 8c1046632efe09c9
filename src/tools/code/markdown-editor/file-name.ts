/** Makes a file name from a heading: letters and digits of any script; everything else becomes a hyphen. */
export function fileName(heading: string, otherwise: string): string {
  const LONGEST = 60;
  const name = Array.from(
    heading
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
    ([part]) => part,
  );
  return Array.from(name.join('-')).slice(0, LONGEST).join('').replace(/-$/, '') || otherwise;
}

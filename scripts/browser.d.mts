export function findBrowser(
  env?: Readonly<Record<string, string | undefined>>,
  exists?: (path: string) => boolean,
): string | undefined;
export const BROWSER_FLAGS: readonly string[];
export function findHeadlessShell(
  env?: Readonly<Record<string, string | undefined>>,
  exists?: (path: string) => boolean,
): string | undefined;

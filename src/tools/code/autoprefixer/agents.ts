import autoprefixer from 'autoprefixer';

/** What caniuse knows about a browser: its name, and which prefix each version uses. */
export interface Agent {
  readonly name: string;
  readonly prefixOf: (version: string) => string;
}

/** Looks up a Browserslist ID such as 'safari' or 'and_chr'. For an unknown ID, the name is the ID. */
export function agentOf(id: string): Agent {
  const data: unknown = autoprefixer.data.browsers[id];
  const name = property(data, 'browser');
  const usual = textOf(property(data, 'prefix'));
  const exceptions = property(data, 'prefix_exceptions');
  return {
    name: typeof name === 'string' ? name : id,
    prefixOf: (version) => textOf(property(exceptions, version)) || usual,
  };
}

/** The ISO date of the newest release in the data: caniuse-lite has no date of its own. */
export function dataDate(): string {
  let newest = 0;
  for (const data of Object.values(autoprefixer.data.browsers)) {
    for (const seconds of Object.values(objectOf(property(data, 'release_date')))) {
      if (typeof seconds === 'number') newest = Math.max(newest, seconds);
    }
  }
  return new Date(newest * 1000).toISOString().slice(0, 10);
}

/** Browsers that need a prefix for a CSS name (`user-select`, `@keyframes`, `::placeholder`), as 'safari 14'. */
export function needing(name: string): readonly string[] {
  const browsers = property(autoprefixer.data.prefixes[name], 'browsers');
  // For old flexbox syntaxes, the version is followed by a year.
  return Array.isArray(browsers) ? browsers.map((browser) => String(browser).split(' ', 2).join(' ')) : [];
}

const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

import type { IslandProps } from '../contract/island-props';
import type { Declared } from '../contract/tool';
import { applies, canonicalValue } from '../contract/values';

/** Names of the fields that do not count, given what the others hold. */
export function hiddenIn(tool: Declared, raw: Parameters<typeof applies>[2]): ReadonlySet<string> {
  return new Set(
    Object.entries(tool.fields)
      .filter(([, field]) => !applies(field, tool.fields, raw))
      .map(([name]) => name),
  );
}

/** What the page's preset puts into a control, before there is a form to ask. */
export function presetRaw(tool: Declared, props: IslandProps, name: string): string | boolean {
  const field = tool.fields[name];
  const value = props.preset[name] ?? canonicalValue(field?.initial);
  return field?.type === 'flag' ? value === 'true' : value;
}

/** The set before where both hold the same: React then has nothing to render. */
export const sameSet = <T>(before: ReadonlySet<T>, after: ReadonlySet<T>): ReadonlySet<T> =>
  before.size === after.size && [...after].every((item) => before.has(item)) ? before : after;

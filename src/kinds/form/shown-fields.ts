import type { IslandProps } from '../contract/island-props';
import type { Declared } from '../contract/tool';
import { applies, canonicalValue } from '../contract/values';

/** The names of the fields that their `when` hides, given the values of the others. */
export function hiddenIn(tool: Declared, raw: Parameters<typeof applies>[2]): ReadonlySet<string> {
  return new Set(
    Object.entries(tool.fields)
      .filter(([, field]) => !applies(field, tool.fields, raw))
      .map(([name]) => name),
  );
}

/** The value of a control in the page's preset, for when the form isn't rendered yet. */
export function presetRaw(tool: Declared, props: IslandProps, name: string): string | boolean {
  const field = tool.fields[name];
  const value = props.preset[name] ?? canonicalValue(field?.initial);
  return field?.type === 'flag' ? value === 'true' : value;
}

/** Returns `before` if both sets have the same items, so that React doesn't render again. */
export const sameSet = <T>(before: ReadonlySet<T>, after: ReadonlySet<T>): ReadonlySet<T> =>
  before.size === after.size && [...after].every((item) => before.has(item)) ? before : after;

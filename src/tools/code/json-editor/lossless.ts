import { parse, stringify } from 'lossless-json';

/** Numbers keep their spelling: 1.0 does not become 1, and 12345678901234567890 keeps its digits. */
export const PARSER = {
  parse: (text: string, reviver?: ((this: unknown, key: string, value: unknown) => unknown) | null): unknown =>
    parse(text, reviver ? (key, value) => reviver.call(undefined, key, value) : null),
  stringify: (
    value: unknown,
    replacer?: ((this: unknown, key: string, value: unknown) => unknown) | (number | string)[] | null,
    space?: string | number,
  ): string | undefined =>
    stringify(
      value,
      typeof replacer === 'function' ? (key, item) => replacer.call(undefined, key, item) : replacer,
      space,
    ),
};

/** A value as text, with the document's indentation. */
export const changedText = (value: unknown, indentation: number | string): string =>
  PARSER.stringify(value, null, indentation) ?? '';

/** A document's indentation, taken from its first indented line; 0 for a document on one line. */
export function indentationOf(text: string): number | string {
  const first = /\n([ \t]+)\S/.exec(text.slice(0, 10_000))?.[1];
  if (first === undefined) return text.includes('\n') || text.trim() === '' ? 2 : 0;
  return first.startsWith('\t') ? '\t' : Math.min(first.length, 8);
}

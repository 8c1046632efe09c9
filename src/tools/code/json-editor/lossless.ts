import { parse, stringify } from 'lossless-json';

/** Numbers stay the text they are: 1.0 does not become 1, and 12345678901234567890 keeps its digits. */
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

/** A value as text, indented as the document was. */
export const changedText = (value: unknown, indentation: number | string): string =>
  PARSER.stringify(value, null, indentation) ?? '';

/** What a document is indented by: its first indented line says it; one line in all is not indented. */
export function indentationOf(text: string): number | string {
  const first = /\n([ \t]+)\S/.exec(text.slice(0, 10_000))?.[1];
  if (first === undefined) return text.includes('\n') || text.trim() === '' ? 2 : 0;
  return first.startsWith('\t') ? '\t' : Math.min(first.length, 8);
}

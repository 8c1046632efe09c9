import { decodeHTML } from 'entities/decode';

/** The length of the longest name, `CounterClockwiseContourIntegral;`. */
const LONGEST_NAME = 32;
const IN_NAME = /[0-9A-Za-z;]/;

/** A text as a linked list of its UTF-16 units, in which a reference is replaced without moving its neighbors. */
interface Units {
  readonly unit: Uint16Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
}

/** A reference: the index of its `&`, the index of the unit after it, and its replacement. */
interface Found {
  readonly at: number;
  readonly end: number;
  readonly character: string;
}

/**
 * Decodes a text until nothing changes and counts the passes that changed it. Gives the same result as decoding the
 * whole text in a loop, but each pass looks only where the previous one changed something: the naive loop reads the
 * whole text each time, so `&amp;amp;amp;…` takes quadratic time.
 */
export function settle(text: string): { readonly text: string; readonly passes: number } {
  let passes = 0;
  // References contain only these characters, so the runs are independent of each other.
  const settled = text.replace(/&[&#;0-9A-Za-z]+/g, (run) => {
    const own = settleRun(run);
    passes = Math.max(passes, own.passes);
    return own.text;
  });
  return { text: settled, passes };
}

function settleRun(run: string): { text: string; passes: number } {
  const units = unitsOf(run);
  const { unit, after } = units;
  let positions = new Set<number>();
  for (let at = run.indexOf('&'); at >= 0; at = run.indexOf('&', at + 1)) positions.add(at);
  let passes = 0;
  for (;;) {
    const found = Array.from(positions, (at) => referenceAt(units, at)).filter((reference) => reference !== undefined);
    if (found.length === 0) break;
    passes++;
    for (const reference of found) replaceReference(units, reference);
    positions = new Set();
    for (const { at } of found) {
      const position = ampersandBefore(units, at);
      if (position !== undefined) positions.add(position);
    }
  }
  const parts: string[] = [];
  for (let at = 0; at < run.length; at = after[at] ?? run.length) parts.push(String.fromCharCode(unit[at] ?? 0));
  return { text: parts.join(''), passes };
}

function unitsOf(text: string): Units {
  const { length } = text;
  return {
    unit: Uint16Array.from({ length }, (_, at) => text.charCodeAt(at)),
    before: Int32Array.from({ length }, (_, at) => at - 1),
    after: Int32Array.from({ length }, (_, at) => at + 1),
  };
}

/** The reference that begins with the `&` at an index. A reference contains no second `&`. */
function referenceAt({ unit, after }: Units, at: number): Found | undefined {
  const { length } = unit;
  const next = (position: number) => after[position] ?? length;
  const characterAt = (position: number) => (position < length ? String.fromCharCode(unit[position] ?? 0) : '');
  let source = '&';
  let end = next(at);
  const take = (wanted: RegExp) => {
    const character = characterAt(end);
    if (!wanted.test(character)) return false;
    source += character;
    end = next(end);
    return true;
  };
  if (take(/#/)) {
    const digit = take(/x/i) ? /[0-9A-Fa-f]/ : /[0-9]/;
    while (take(digit));
    take(/;/);
  } else {
    while (source.length <= LONGEST_NAME && !source.endsWith(';') && take(IN_NAME));
  }
  const decoded = decodeHTML(source);
  if (decoded === source) return undefined;
  // A name that needs no `;` may be followed by text that isn't part of the reference.
  let kept = 0;
  while (kept < decoded.length - 1 && decoded.at(-1 - kept) === source.at(-1 - kept)) kept++;
  end = at;
  for (let passed = source.length - kept; passed > 0; passed--) end = next(end);
  return { at, end, character: decoded.slice(0, decoded.length - kept) };
}

/** Replaces a reference. It is longer than its replacement, which is written over the reference's first units. */
function replaceReference({ unit, before, after }: Units, { at, end, character }: Found): void {
  let last = at;
  for (let index = 0; index < character.length; index++) {
    if (index > 0) last = after[last] ?? unit.length;
    unit[last] = character.charCodeAt(index);
  }
  after[last] = end;
  if (end < unit.length) before[end] = last;
}

/** The `&` at or before the replaced text, which may now begin a new reference. */
function ampersandBefore({ unit, before }: Units, at: number): number | undefined {
  const AMPERSAND = 38;
  let position = at;
  for (let passed = 0; passed <= LONGEST_NAME && position >= 0; passed++) {
    if (unit[position] === AMPERSAND) return position;
    position = before[position] ?? -1;
  }
  return undefined;
}

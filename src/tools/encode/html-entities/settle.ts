import { decodeHTML } from 'entities/decode';

/** The longest name, `CounterClockwiseContourIntegral;`, has so many characters. */
const LONGEST_NAME = 32;
const IN_NAME = /[0-9A-Za-z;]/;

/** A text as a list of its UTF-16 units, in which a reference is replaced without moving what stands around it. */
interface Units {
  readonly unit: Uint16Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
}

/** A reference: where its `&` is, the unit behind it, and what takes its place. */
interface Found {
  readonly at: number;
  readonly end: number;
  readonly character: string;
}

/**
 * A text decoded again and again until nothing changes, as the plain loop would, all references of a pass at once; and
 * how many passes changed it. A pass looks only where the last one has left something new: the plain loop reads the whole
 * text each time, so that `&amp;amp;amp;…` takes time by the square of its length.
 */
export function settle(text: string): { readonly text: string; readonly passes: number } {
  let passes = 0;
  // No reference holds anything else, so these runs know nothing of each other.
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
  let places = new Set<number>();
  for (let at = run.indexOf('&'); at >= 0; at = run.indexOf('&', at + 1)) places.add(at);
  let passes = 0;
  for (;;) {
    const found = Array.from(places, (at) => referenceAt(units, at)).filter((reference) => reference !== undefined);
    if (found.length === 0) break;
    passes++;
    for (const reference of found) put(units, reference);
    places = new Set();
    for (const { at } of found) {
      const place = ampersandBefore(units, at);
      if (place !== undefined) places.add(place);
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

/** The reference that begins with the `&` at a place. None goes on behind another `&`. */
function referenceAt({ unit, after }: Units, at: number): Found | undefined {
  const { length } = unit;
  const next = (place: number) => after[place] ?? length;
  const signAt = (place: number) => (place < length ? String.fromCharCode(unit[place] ?? 0) : '');
  let source = '&';
  let end = next(at);
  const take = (wanted: RegExp) => {
    const sign = signAt(end);
    if (!wanted.test(sign)) return false;
    source += sign;
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
  // Behind a name that needs no `;` stands what is no part of it.
  let kept = 0;
  while (kept < decoded.length - 1 && decoded.at(-1 - kept) === source.at(-1 - kept)) kept++;
  end = at;
  for (let passed = source.length - kept; passed > 0; passed--) end = next(end);
  return { at, end, character: decoded.slice(0, decoded.length - kept) };
}

/** A reference is longer than what it stands for, so that takes the reference's own first places. */
function put({ unit, before, after }: Units, { at, end, character }: Found): void {
  let last = at;
  for (let index = 0; index < character.length; index++) {
    if (index > 0) last = after[last] ?? unit.length;
    unit[last] = character.charCodeAt(index);
  }
  after[last] = end;
  if (end < unit.length) before[end] = last;
}

/** The `&` at or before what is new, with which it may have become a reference. */
function ampersandBefore({ unit, before }: Units, at: number): number | undefined {
  const AMPERSAND = 38;
  let place = at;
  for (let passed = 0; passed <= LONGEST_NAME && place >= 0; passed++) {
    if (unit[place] === AMPERSAND) return place;
    place = before[place] ?? -1;
  }
  return undefined;
}

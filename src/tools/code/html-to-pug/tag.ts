import { BOOLEAN, PUG_WORDS } from './elements';
import type { Element } from './parse';

const SHORT = /^[A-Za-z_-][\w-]*$/;
/** Names that pug-lexer reads as a tag; any other name is written as an expression. */
const TAG = /^\w(?:[-:\w]*\w)?$/;
/** Names without characters that have a meaning in JavaScript, as which Pug reads the brackets. */
const PLAIN_NAME = /^[A-Za-z_:@][\w:.@-]*$/;
const WHITE = /[\t\n\f\r ]+/;

/**
 * An element's tag in Pug: `a.button#top(href='/')`. `div` is left out before an ID or class. Starting with the first
 * class that has no short form, classes are written in `class`, to keep their order.
 */
export function tagOf({ tagName, attrs }: Element): string {
  let short = '';
  const long: string[] = [];
  const odd: string[] = [];
  for (const { name, prefix, value } of attrs) {
    const full = prefix !== undefined && prefix !== '' ? `${prefix}:${name}` : name;
    if (full === 'id' && SHORT.test(value)) short = `#${value}${short}`;
    else if (full === 'class') {
      const { shown, rest } = classes(value);
      short += shown;
      if (rest !== '') long.push(`class=${quoted(rest)}`);
    } else if (full === 'style' && value === '') continue;
    else if (BOOLEAN.has(full) && (value === '' || value.toLowerCase() === full)) long.push(full);
    else {
      const key = keyOf(full);
      if (key === undefined) odd.push(`${quoted(full)}: ${quoted(value)}`);
      else long.push(`${key}=${quoted(value)}`);
    }
  }
  const name = TAG.test(tagName) && !PUG_WORDS.has(tagName) ? tagName : `#{${quoted(tagName)}}`;
  return (
    (name === 'div' && short !== '' ? short : name + short) +
    (long.length > 0 ? `(${long.join(', ')})` : '') +
    (odd.length > 0 ? `&attributes({${odd.join(', ')}})` : '')
  );
}

/**
 * An attribute's name, in quotes if it needs them; undefined if quotes cannot be used, because Pug knows no escapes
 * there.
 */
function keyOf(name: string): string | undefined {
  if (PLAIN_NAME.test(name)) return name;
  if (name.includes('\\')) return undefined;
  if (!name.includes("'")) return `'${name}'`;
  return name.includes('"') ? undefined : `"${name}"`;
}

function classes(value: string): { shown: string; rest: string } {
  const names = value.split(WHITE).filter((name) => name !== '');
  const firstOdd = names.findIndex((name) => !SHORT.test(name));
  const shown = firstOdd < 0 ? names : names.slice(0, firstOdd);
  return {
    shown: shown.map((name) => `.${name}`).join(''),
    rest: firstOdd < 0 ? '' : names.slice(firstOdd).join(' '),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A JavaScript string. Pug itself writes `&` and `"` as character references. */
const quoted = (text: string): string =>
  `'${text.replace(/[\\'\n\r\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)}'`;

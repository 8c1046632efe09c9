import { problem } from '../../../kinds/contract';
import * as json from '../../../formats/json';
import { LONGEST_TEXT, decodeUtf8 } from '../../../core/bytes/byte-writer';
import { TextOut } from './text-out';

interface Open {
  readonly list: boolean;
  readonly indent: number;
}

/** Text that YAML reads as the same text without quotes. */
const PLAIN = /^[\p{L}_][\p{L}\p{N}_./ -]*$/u;
/** Words that YAML 1.1 or 1.2 reads as something else than text. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
/** Characters that JSON allows but YAML does not (c-printable, nb-char), or that YAML 1.1 reads as a line break. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/**
 * A key on the same line as its value has at most 1024 characters (YAML 1.2 §8.2.2); longer ones are written after a
 * question mark.
 */
const LONGEST_KEY = 1000;
const SPACES = 2;

/**
 * Converts JSON to YAML 1.2 in block style, indented by two spaces: order, numbers and their spelling stay the same.
 * Quotes text that could be read as something else. Refuses what isn't JSON, and duplicate keys, which YAML does not
 * allow.
 */
export function jsonToYaml(text: string, progress: (part: number) => void) {
  const scanner = new json.Scanner(text);
  const { bytes } = scanner;
  const out = new TextOut(' ');
  const stack: Open[] = [];
  /** What to write before the next item on the line; undefined: the indentation of its level. */
  let lead: string | undefined = '';
  let afterKey = false;
  let opened: number | undefined;
  const begin = () => {
    if (lead === undefined) out.margin(stack.at(-1)?.indent ?? 0);
    else out.add(lead);
    lead = undefined;
  };
  const scalar = (value: string) => {
    const { list = false } = stack.at(-1) ?? {};
    if (afterKey) out.add(` ${value}\n`);
    else {
      begin();
      out.add(`${list ? '- ' : ''}${value}\n`);
    }
    afterKey = false;
  };
  /** Begins a list or object that is not empty. */
  const open = (token: number) => {
    const { list = false, indent = -SPACES } = stack.at(-1) ?? {};
    if (afterKey) out.add('\n');
    else {
      begin();
      lead = list ? '- ' : '';
    }
    afterKey = false;
    stack.push({ list: token === json.OPEN_ARRAY, indent: indent + SPACES });
  };
  const step = scanner.size / 100;
  let report = step;
  for (;;) {
    const token = scanner.next();
    if (token === json.FAULT && scanner.fault) return problem(scanner.fault.code, scanner.fault.blanks, 'input');
    if (token === json.END || out.overflow) break;
    const closes = token === json.CLOSE_OBJECT || token === json.CLOSE_ARRAY;
    if (opened !== undefined) {
      if (closes) scalar(opened === json.OPEN_OBJECT ? '{}' : '[]');
      else open(opened);
      const wasEmpty = closes;
      opened = undefined;
      if (wasEmpty) continue;
    }
    if (closes) stack.pop();
    else if (token === json.OPEN_OBJECT || token === json.OPEN_ARRAY) opened = token;
    else if (token === json.KEY) {
      const key = quoted(json.tokenText(bytes, scanner.start, scanner.end));
      begin();
      if (key.length > LONGEST_KEY) {
        out.add(`? ${key}\n`);
        begin();
        out.add(':');
      } else out.add(`${key}:`);
      afterKey = true;
    } else if (token === json.STRING) scalar(quoted(json.tokenText(bytes, scanner.start, scanner.end)));
    else scalar(decodeUtf8(bytes.subarray(scanner.start, scanner.end)));
    if (scanner.position > report) {
      progress(report / scanner.size);
      report = scanner.position + step;
    }
  }
  const [repeated] = scanner.repeatedKeys.first;
  if (repeated) return problem('yamlDuplicateKey', json.placeOfByte(bytes, repeated.start), 'input');
  if (out.overflow) return problem('tooLong', { limit: LONGEST_TEXT / 1e6 });
  return { result: out.finish().replace(/\n$/, ''), notes: [] };
}

const quoted = (text: string): string =>
  PLAIN.test(text) && !text.endsWith(' ') && !WORDS.test(text)
    ? text
    : JSON.stringify(text.toWellFormed()).replace(
        UNPRINTABLE,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

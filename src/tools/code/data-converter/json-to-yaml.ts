import { problem } from '../../../kinds';
import * as json from '../../../lib/json';
import { decodeUtf8 } from '../../../lib/byte-writer';

interface Open {
  readonly list: boolean;
  readonly indent: number;
}

/** Text that YAML reads as that very text without quotes. */
const PLAIN = /^[\p{L}_][\p{L}\p{N}_./ -]*$/u;
/** What YAML 1.1 or 1.2 takes for something else. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const SPACES = 2;

/**
 * JSON as YAML 1.2 in block style, two spaces a level: order, numbers and their spelling stay. Texts that could be read as
 * something else are quoted. Refuses what is not JSON, and a key that stands twice, which YAML does not allow.
 */
export function jsonToYaml(text: string, progress: (part: number) => void) {
  const scanner = new json.Scanner(text);
  const { bytes } = scanner;
  const out: string[] = [];
  const stack: Open[] = [];
  /** What stands before the next thing of the line; undefined: the indentation of its level. */
  let lead: string | undefined = '';
  let afterKey = false;
  let opened: number | undefined;
  const begin = (): string => {
    const start = lead ?? ' '.repeat(stack.at(-1)?.indent ?? 0);
    lead = undefined;
    return start;
  };
  const scalar = (value: string) => {
    const { list = false } = stack.at(-1) ?? {};
    out.push(afterKey ? ` ${value}\n` : `${begin()}${list ? '- ' : ''}${value}\n`);
    afterKey = false;
  };
  /** A bracket that is not closed at once. */
  const open = (token: number) => {
    const { list = false, indent = -SPACES } = stack.at(-1) ?? {};
    if (afterKey) out.push('\n');
    else lead = begin() + (list ? '- ' : '');
    afterKey = false;
    stack.push({ list: token === json.OPEN_ARRAY, indent: indent + SPACES });
  };
  const step = scanner.size / 100;
  let report = step;
  for (;;) {
    const token = scanner.next();
    if (token === json.FAULT && scanner.fault) return problem(scanner.fault.code, scanner.fault.blanks, 'input');
    if (token === json.END) break;
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
      out.push(`${begin()}${quoted(json.tokenText(bytes, scanner.start, scanner.end))}:`);
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
  return { result: out.join('').replace(/\n$/, ''), notes: [] };
}

const quoted = (text: string): string =>
  PLAIN.test(text) && !text.endsWith(' ') && !WORDS.test(text) ? text : JSON.stringify(text.toWellFormed());

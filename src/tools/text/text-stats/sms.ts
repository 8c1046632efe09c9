import { GSM_BASIC, GSM_EXTENSION } from '../../../data/gsm-alphabet';
import { SMS } from '../../../data/limits';

export interface Message {
  /** 7-bit letters, or UTF-16 if a letter is not in the GSM alphabet. */
  readonly alphabet: 'gsm' | 'unicode';
  readonly units: number;
  /** The number of messages that are sent and charged. */
  readonly segments: number;
}

const BASIC = new Set(GSM_BASIC);
const EXTENSION = new Set(GSM_EXTENSION);

/**
 * A text as text messages. A character of the extension takes two units, an emoji two or more, and neither is split
 * between two messages.
 */
export function smsMessage(text: string): Message {
  let units = 0;
  for (const character of text) {
    if (BASIC.has(character)) units++;
    else if (EXTENSION.has(character)) units += 2;
    else return { alphabet: 'unicode', units: text.length, segments: unicodeSegments(text) };
  }
  const sizeOf = (character: string) => (BASIC.has(character) ? 1 : 2);
  return { alphabet: 'gsm', units, segments: segments(text, units, SMS.gsm, sizeOf) };
}

const unicodeSegments = (text: string): number =>
  segments(text, text.length, SMS.unicode, (character) => character.length);

function segments(
  text: string,
  units: number,
  { single, part }: { single: number; part: number },
  sizeOf: (character: string) => number,
): number {
  if (units === 0) return 0;
  if (units <= single) return 1;
  let count = 1;
  let used = 0;
  for (const character of text) {
    const size = sizeOf(character);
    if (used + size > part) {
      count++;
      used = 0;
    }
    used += size;
  }
  return count;
}

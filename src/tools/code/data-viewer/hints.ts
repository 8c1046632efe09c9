import { parseIso } from '../../../core/dates/calendar-date';
import type { Hint } from './source';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d.,%\s/deg]+\))$/i;
const IMAGE = /^(?:data:image\/[a-z+.-]+;base64,|iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)[A-Za-z\d+/=]{16,}/;
const LONGEST = 2000;

/** Recognizes an ISO 8601 date or instant, a web address, a CSS color, or a Base64 image. */
export function hintOf(text: string): Hint | undefined {
  const head = text.slice(0, LONGEST);
  if (IMAGE.test(head)) return 'image';
  if (text.length > LONGEST) return undefined;
  const day = DAY.exec(text)?.[1];
  if (day !== undefined) return parseIso(day) ? 'date' : undefined;
  if (COLOR.test(text)) return 'color';
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? 'link' : undefined;
}

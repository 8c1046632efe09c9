import type { Event } from 'micromark-util-types';

/** A heading of the source: its level, its first line, from 1, and how it is written. */
export interface SourceHeading {
  readonly level: number;
  readonly line: number;
  readonly source: string;
}

/** The headings among a text's events, in order. */
export function headingsIn(events: readonly Event[]): SourceHeading[] {
  const found: SourceHeading[] = [];
  let open: { line: number; source: string } | undefined;
  for (const [kind, token, context] of events) {
    if (kind !== 'enter') continue;
    if (token.type === 'atxHeading' || token.type === 'setextHeading')
      open = { line: token.start.line, source: context.sliceSerialize(token) };
    else if (open && (token.type === 'atxHeadingSequence' || token.type === 'setextHeadingLineSequence')) {
      const marker = context.sliceSerialize(token);
      found.push({ level: marker.startsWith('#') ? marker.length : marker.startsWith('=') ? 1 : 2, ...open });
      open = undefined;
    }
  }
  return found;
}

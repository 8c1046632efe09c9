import type { ReactNode } from 'react';
import { TURNING } from '../../../formats/highlight/code-columns';
import { readMarks, withinLines, writeMarks } from '../../../formats/highlight/marked-lines';
import type { MadeHere } from './Box';

interface Props {
  /** The last link made on this page. */
  made: MadeHere | undefined;
  text: string;
  mark: string;
  lines: number;
  say: (key: string, blanks?: Readonly<Record<string, string | number>>) => string;
}

/** Remarks about a code and its link, shown above it. */
export function Remarks({ made, text, mark, lines, say }: Props): ReactNode {
  const ranges = readMarks(mark);
  const { beyond } = withinLines(ranges ?? [], lines);
  return (
    <>
      <p className="note" data-note="">
        {made?.text === text ? ownLinkRemark(made, say) : say('notOurs')}
      </p>
      {TURNING.test(text) && (
        <p className="note" data-note="">
          {say('turning')}
        </p>
      )}
      {ranges === undefined && (
        <p className="alert" role="alert">
          {say('badMark', { mark })}
        </p>
      )}
      {beyond.length > 0 && (
        <p className="note" data-note="">
          {say('markBeyond', { mark: writeMarks(beyond), lines })}
        </p>
      )}
    </>
  );
}

function ownLinkRemark({ warning, length, replaced }: MadeHere, say: Props['say']): string {
  const sentences = [say('yours')];
  if (warning === 'long') sentences.push(say('linkLong', { n: length }));
  if (warning === 'veryLong') sentences.push(say('linkVeryLong', { n: length }));
  if (replaced > 0) sentences.push(say('replaced', { n: replaced }));
  return sentences.join(' ');
}

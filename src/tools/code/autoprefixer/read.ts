import { note, problem, type Note, type Problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { toLf } from '../../../core/text/newlines';

/** PostCSS keeps an object for each declaration, so memory limits the input. */
const LIMIT_MB = 5;

export interface ReadCss {
  /** Empty if there is nothing but white space. */
  readonly text: string;
  readonly notes: readonly Note<'bom'>[];
  readonly refused?: Problem<'tooLong'>;
}

/** A style sheet with LF line breaks and without a byte order mark. */
export function readCss(input: string): ReadCss {
  const { text: marked, bom } = withoutBom(input);
  const text = toLf(marked);
  if (!/\S/.test(text)) return { text: '', notes: [] };
  const size = Math.ceil(text.length / 1e5) / 10;
  return {
    text,
    notes: bom ? [note('bom')] : [],
    ...(text.length > LIMIT_MB * 1e6 && { refused: problem('tooLong', { limit: LIMIT_MB, size }, 'input') }),
  };
}

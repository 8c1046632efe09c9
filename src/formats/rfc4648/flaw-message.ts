import { visible } from '../../core/text/visible-characters';
import type { Flaw } from './decode';
import type { flaws } from './rfc4648-strings/en';
import type { Style } from './style';

interface Said {
  readonly code: keyof typeof flaws;
  readonly blanks: Readonly<Record<string, string | number>>;
}

/** Converts a flaw to the code of its message and the values of its placeholders. */
export function flawOf(flaw: Flaw, { scheme, hexAlphabet }: Pick<Style, 'scheme' | 'hexAlphabet'>): Said {
  if (flaw.flaw === 'length') return { code: 'badLength', blanks: { digits: flaw.digits } };
  const blanks = { character: visible(flaw.character), line: flaw.line, column: flaw.column };
  if (flaw.flaw === 'afterPadding') return { code: 'afterPadding', blanks };
  return { code: scheme === 'base64' ? 'notBase64' : hexAlphabet ? 'notBase32hex' : 'notBase32', blanks };
}

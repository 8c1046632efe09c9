import { fill } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { FINDING_WORDS, type FindingCode } from './finding-words';

/** Something wrong (`error`) or suspicious (`warning`) at a position in the text. */
export interface Finding {
  readonly kind: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly code: FindingCode;
  readonly blanks?: Readonly<Record<string, string | number>>;
}

/** A checker's result: the first findings, and the total counts. */
export interface Findings {
  readonly list: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
}

/** At most this many of each kind are listed; all are counted. */
export const LISTED = 1000;

/** Collects findings in any order. */
export class FindingList {
  errors = 0;
  warnings = 0;
  private readonly list: Finding[] = [];

  add(finding: Finding): void {
    const count = finding.kind === 'error' ? this.errors++ : this.warnings++;
    if (count < LISTED) this.list.push(finding);
  }

  /** Adds findings that another pass has counted but not listed. */
  more(kind: Finding['kind'], count: number): void {
    if (kind === 'error') this.errors += count;
    else this.warnings += count;
  }

  done(): Findings {
    const list = this.list.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return { list, errors: this.errors, warnings: this.warnings };
  }
}

/** A finding as a line of text in the page's language: `3:14 error …`. */
export function lineOf({ line, column, kind, code, blanks = {} }: Finding, lang: Lang): string {
  // Quoted text may contain line breaks.
  const sentence = fill(FINDING_WORDS.en[code], blanks, lang).replace(/\s+/g, ' ');
  return `${line}:${column} ${kind} ${sentence}`;
}

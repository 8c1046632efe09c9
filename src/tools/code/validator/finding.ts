import { fill } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { FINDING_WORDS, type FindingCode } from './finding-words';

/** Something wrong (`error`) or suspicious (`warning`) at a place of the text. */
export interface Finding {
  readonly kind: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly code: FindingCode;
  readonly blanks?: Readonly<Record<string, string | number>>;
}

/** What a checker gives: the first findings, and how many there are in all. */
export interface Findings {
  readonly list: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
}

/** So many of each kind are listed; the others are counted. */
export const LISTED = 1000;

/** Gathers findings, in whatever order they are met. */
export class FindingList {
  errors = 0;
  warnings = 0;
  private readonly list: Finding[] = [];

  add(finding: Finding): void {
    const count = finding.kind === 'error' ? this.errors++ : this.warnings++;
    if (count < LISTED) this.list.push(finding);
  }

  /** Counts what another pass has met and not listed. */
  more(kind: Finding['kind'], count: number): void {
    if (kind === 'error') this.errors += count;
    else this.warnings += count;
  }

  done(): Findings {
    const list = this.list.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return { list, errors: this.errors, warnings: this.warnings };
  }
}

/** `3:14 error …`, in the page's language. */
export function lineOf({ line, column, kind, code, blanks = {} }: Finding, lang: Lang): string {
  // What is quoted from the text may hold line breaks.
  const sentence = fill(FINDING_WORDS.en[code], blanks, lang).replace(/\s+/g, ' ');
  return `${line}:${column} ${kind} ${sentence}`;
}

import { problem, type Problem } from '../../../kinds/contract';
import { decimalOf, type Decimal } from '../../../core/numbers/decimal';
import { toLf } from '../../../core/text/newlines';

export interface Selection {
  readonly name: string;
  /** Decimal odds: the return of a stake of 1. */
  readonly odds: Decimal;
}

const ODDS = String.raw`[+\-\u2212]\d{3,6}|\d{1,6}\/\d{1,6}|\d{1,6}(?:[.,]\d{1,8})?`;
const BARE = new RegExp(`^(${ODDS})$`);
const NAMED = new RegExp(String.raw`^(.*?)[\s,;:]+(${ODDS})$`);

/**
 * Reads decimal (2.5 or 2,5), fractional (3/2) and American odds (+150, -120).
 *
 * @returns undefined for a divisor of 0 and American odds under 100
 */
export function decimalOdds(text: string): Decimal | undefined {
  if (text.includes('/')) {
    const [above = '', below = ''] = text.split('/');
    return Number(below) === 0 ? undefined : decimalOf(above).div(below).plus(1);
  }
  if (!/^[+\-\u2212]/.test(text)) return decimalOf(text.replace(',', '.'));
  const american = decimalOf(text.slice(1));
  if (american.lt(100)) return undefined;
  return text.startsWith('+') ? american.div(100).plus(1) : decimalOf(100).div(american).plus(1);
}

/** Reads selections, one on each line: `name, odds`, or only the odds. */
export function readSelections(
  text: string,
): readonly Selection[] | Problem<'badOdds' | 'lowOdds' | 'fewSelections'> | undefined {
  const selections: Selection[] = [];
  for (const [at, line] of toLf(text).split('\n').entries()) {
    const typed = line.trim();
    if (typed === '') continue;
    const bare = BARE.exec(typed);
    const named = bare ? undefined : NAMED.exec(typed);
    const odds = decimalOdds(bare?.[1] ?? named?.[2] ?? '+0');
    if (!odds) return problem('badOdds', { line: at + 1, text: typed }, 'odds');
    if (odds.lte(1)) return problem('lowOdds', { line: at + 1, text: typed }, 'odds');
    selections.push({ name: named?.[1]?.trim() ?? '', odds });
  }
  if (selections.length === 0) return undefined;
  return selections.length < 2 ? problem('fewSelections', {}, 'odds') : selections;
}

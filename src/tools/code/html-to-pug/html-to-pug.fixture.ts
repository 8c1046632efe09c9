import { isProblem } from '../../../kinds/contract';
import { htmlToPug } from './to-pug';

export const run = (html: string, options: { margin?: string; bodyOnly?: boolean } = {}) =>
  htmlToPug(html, { margin: '  ', bodyOnly: false, ...options });
export function pug(...given: Parameters<typeof run>): string {
  const outcome = run(...given);
  if (typeof outcome === 'string') return outcome;
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

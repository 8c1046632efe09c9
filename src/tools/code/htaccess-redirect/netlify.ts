import type { Rule } from './rules';

/** Lines of Netlify's `_redirects`. The `!` applies a rule even if a file with that name exists, as Apache does. */
export const netlify = (rules: readonly Rule[]): string => rules.flatMap(linesOf).join('\n');

const encoded = (text: string): string =>
  text.replace(/[\s"<>\\^`{|}]|[^\0-\x7F]+/g, (part) => encodeURIComponent(part.toWellFormed()));

function linesOf(rule: Rule): string[] {
  if (rule.kind === 'site') return [];
  const code = `${rule.code}!`;
  if (rule.kind === 'domain') {
    const to = rule.code === '410' ? '/410.html' : `${rule.target}/:splat`;
    const starts = ['https://', 'http://', ...(rule.withWww ? ['https://www.', 'http://www.'] : [])];
    return starts.map((start) => `${start}${rule.source}/* ${to} ${code}`);
  }
  const { source } = rule;
  const from = `${source.host === '' ? '' : `https://${source.host}`}${source.path}`;
  const target = rule.code === '410' ? '/410.html' : encoded(rule.target);
  if (rule.kind === 'folder') {
    const splat = rule.code === '410' ? '' : '/:splat';
    return [`${from.replace(/\/$/, '')}/* ${target.replace(/\/$/, '')}${splat} ${code}`];
  }
  const query = (source.query ?? '').split('&').filter((pair) => pair !== '');
  return [[from, ...query, target, code].join(' ')];
}

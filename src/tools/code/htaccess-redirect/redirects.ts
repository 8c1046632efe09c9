import { isProblem, note, problem } from '../../../kinds/contract';
import { apache } from './apache';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { readRules, type Asked, type Rule } from './rules';
import { warnings } from './warnings';

export type Server = 'apache' | 'nginx' | 'netlify';

const NETLIFY_CODES = new Set(['301', '302']);

/**
 * Writes redirects for a server, with notes on what may go wrong. Refuses what `readRules` refuses, and what the server
 * cannot express.
 */
export function redirects(asked: Asked & { readonly server: Server }) {
  const { server } = asked;
  const rules = readRules(asked);
  if (isProblem(rules)) return rules;
  if (rules.length === 0) return { empty: true };
  if (server === 'netlify' && rules.some(({ kind }) => kind === 'site')) return problem('netlifyOwn', {}, 'server');
  const write = { apache, nginx, netlify }[server];
  const odd = server === 'netlify' ? rules.find(({ code }) => !NETLIFY_CODES.has(code)) : undefined;
  const drops = rules.some((rule) => rule.kind !== 'site' && rule.query === 'drop');
  return {
    result: write(rules),
    count: rules.length,
    notes: [
      ...warnings(rules),
      server === 'apache' && rules.some(queryAfterFragment) && note('fragmentQuery'),
      odd && note('netlifyCode', { code: odd.code }),
      server === 'netlify' && drops && note('netlifyQuery'),
      server === 'nginx' && asked.mode === 'addSlash' && note('nginxSlash'),
      asked.mode === 'removeSlash' && server === 'apache' && note('realFolders'),
      asked.mode === 'https' && asked.proxy && note('proxyTrust'),
    ],
  };
}

/** mod_rewrite appends the visitor's query to the end of the target, after its fragment (tried with Apache 2.4.71). */
const queryAfterFragment = (rule: Rule): boolean =>
  rule.kind === 'page' && rule.target.includes('#') && rule.query === 'keep' && rule.source.query === undefined;

import { decoded, escapeRegex } from './address';
import type { Rule } from './rules';

/** Uses mod_rewrite for everything: `Redirect` lines next to it would run in an unexpected order. */
export function apache(rules: readonly Rule[]): string {
  return ['RewriteEngine On', ...rules.flatMap(linesOf)].join('\n');
}

function linesOf(rule: Rule): string[] {
  if (rule.kind === 'site') return siteLines(rule);
  const { code, query } = rule;
  if (rule.kind === 'domain') {
    const host = `RewriteCond %{HTTP_HOST} ^${rule.withWww ? '(?:www\\.)?' : ''}${escapeRegex(rule.source)}$ [NC]`;
    if (code === '410') return [host, 'RewriteRule ^ - [G,L]'];
    return [host, `RewriteRule ^(.*)$ ${rule.target}/$1 [${flags(code, query === 'drop' && 'QSD')}]`];
  }
  const { source } = rule;
  const conditions = [
    ...(source.host === '' ? [] : [`RewriteCond %{HTTP_HOST} ^${escapeRegex(source.host)}$ [NC]`]),
    ...(source.query === undefined ? [] : [`RewriteCond %{QUERY_STRING} ^${escapeRegex(source.query)}$`]),
  ];
  // mod_rewrite compares decoded paths, and in .htaccess files without the leading slash.
  const path = escapeRegex(decoded(source.path).replace(/^\//, ''));
  if (rule.kind === 'folder') {
    const pattern = path === '' ? '^(.*)$' : `^${path.replace(/\/$/, '')}(?:/(.*))?$`;
    if (code === '410') return [...conditions, `RewriteRule ${pattern} - [G,L]`];
    const { text, raw } = folderSubstitution(rule.target.replace(/\/$/, ''));
    return [...conditions, `RewriteRule ${pattern} ${text} [${flags(code, raw && 'NE', query === 'drop' && 'QSD')}]`];
  }
  if (code === '410') return [...conditions, `RewriteRule ^${path}$ - [G,L]`];
  const { text, raw } = substitution(rule.target);
  const discards = source.query !== undefined || query === 'drop';
  const appends = !discards && rule.target.includes('?');
  return [
    ...conditions,
    `RewriteRule ^${path}$ ${text} [${flags(code, raw && 'NE', discards && 'QSD', appends && 'QSA')}]`,
  ];
}

const flags = (code: string, ...more: readonly (string | false)[]): string =>
  [`R=${code}`, 'L', ...more.filter((flag) => flag !== false)].join(',');

/**
 * Writes a target for RewriteRule, in which `%1` and `$1` would be back-references. With NE (`raw`) Apache sends it
 * unchanged, so `#` and `%` keep their meaning, but other characters must be encoded here.
 */
function substitution(target: string): { text: string; raw: boolean } {
  const spaced = target.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
  const raw = /[#%]/.test(spaced);
  const whole = raw ? spaced.replace(/[^\0-\x7F]+/g, (text) => encodeURIComponent(text.toWellFormed())) : spaced;
  return { text: whole.replace(/[%$]/g, '\\$&'), raw };
}

/**
 * Writes a folder's target followed by `$1`. mod_rewrite decodes what `$1` matched, so Apache must encode it again: the
 * target is decoded too, and both are encoded together. Only a target that this would change (`%3F`) is sent unchanged.
 */
function folderSubstitution(target: string): { text: string; raw: boolean } {
  const plain = decoded(target);
  const malformed = plain === target && target.includes('%');
  if (malformed || /[?#"\\\p{Cc}]/u.test(plain)) {
    const { text, raw } = substitution(target);
    return { text: `${text}/$1`, raw };
  }
  const text = `${plain.replace(/[%$]/g, '\\$&')}/$1`;
  return { text: text.includes(' ') ? `"${text}"` : text, raw: false };
}

function siteLines({ mode, code, proxy }: Extract<Rule, { kind: 'site' }>): string[] {
  const end = `[R=${code},L]`;
  switch (mode) {
    case 'https':
      return [
        proxy ? 'RewriteCond %{HTTP:X-Forwarded-Proto} !=https' : 'RewriteCond %{HTTPS} off',
        `RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} ${end}`,
      ];
    case 'www':
      return ['RewriteCond %{HTTP_HOST} !^www\\. [NC]', `RewriteRule ^ https://www.%{HTTP_HOST}%{REQUEST_URI} ${end}`];
    case 'nonWww':
      return ['RewriteCond %{HTTP_HOST} ^www\\.(.+)$ [NC]', `RewriteRule ^ https://%1%{REQUEST_URI} ${end}`];
    case 'addSlash':
      return ['RewriteCond %{REQUEST_FILENAME} !-f', `RewriteRule ^(.*[^/])$ /$1/ ${end}`];
    case 'removeSlash':
      return ['RewriteCond %{REQUEST_FILENAME} !-d', `RewriteRule ^(.+)/$ /$1 ${end}`];
  }
}

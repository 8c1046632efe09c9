import { decoded, escapeRegex } from './address';
import type { Rule } from './rules';

/** Lines for a `server` block, or a `server` block of its own where another host is meant. */
export const nginx = (rules: readonly Rule[]): string => rules.flatMap(linesOf).join('\n');

/** nginx has no way to write a dollar sign in a value, so it is encoded. */
const value = (text: string): string =>
  text
    .replace(/[\s"'{};\\<>^`|]|[^\0-\x7F]+/g, (part) => encodeURIComponent(part.toWellFormed()).replace(/'/g, '%27'))
    .replaceAll('$', '%24');

const quoted = (text: string): string => (/[\s{};"'\\#]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text);

const inServer = (names: string, lines: readonly string[]): string[] => [
  'server {',
  `    server_name ${names};`,
  ...lines.map((line) => `    ${line}`),
  '}',
];

const PRINTABLE = '[\\x21-\\x7e]*';

function linesOf(rule: Rule): string[] {
  if (rule.kind === 'site') return siteLines(rule);
  const { code, query } = rule;
  if (rule.kind === 'domain') {
    const names = `${rule.source} www.${rule.source}`;
    if (code === '410') return inServer(names, ['return 410;']);
    if (query === 'keep') return inServer(names, [`return ${code} ${rule.target}$request_uri;`]);
    // $request_uri is what was asked for, still encoded: $uri would let a line break through.
    return inServer(names, ['if ($request_uri ~ ^([^?]*)) {', `    return ${code} ${rule.target}$1;`, '}']);
  }
  const lines = rule.kind === 'folder' ? folderLines(rule) : pageLines(rule);
  return rule.source.host === '' ? lines : inServer(rule.source.host, lines);
}

type Mapped = Extract<Rule, { kind: 'page' | 'folder' }>;

function pageLines({ source, target, code, query }: Mapped): string[] {
  const open = `location = ${quoted(decoded(source.path))} {`;
  const keeps = query === 'keep' && source.query === undefined;
  const [address = '', fragment = ''] = value(target).split(/(?=#)/);
  const args = !keeps ? '' : address.includes('?') ? '&$args' : '$is_args$args';
  const leave = code === '410' ? 'return 410;' : `return ${code} ${quoted(address + args + fragment)};`;
  if (source.query === undefined) return [open, `    ${leave}`, '}'];
  return [open, `    if ($args = "${value(source.query)}") {`, `        ${leave}`, '    }', '}'];
}

function folderLines({ source, target, code, query }: Mapped): string[] {
  const path = escapeRegex(decoded(source.path).replace(/\/$/, ''));
  if (code === '410') return [`location ~ ${quoted(`^${path}(?:/|$)`)} {`, '    return 410;', '}'];
  const args = query === 'keep' ? '$is_args$args' : '';
  return [
    `location ~ ${quoted(`^${path}(?:/(${PRINTABLE}))?$`)} {`,
    `    return ${code} ${value(target.replace(/\/$/, ''))}/$1${args};`,
    '}',
  ];
}

function siteLines({ mode, code, proxy }: Extract<Rule, { kind: 'site' }>): string[] {
  switch (mode) {
    case 'https':
      return proxy
        ? ['if ($http_x_forwarded_proto != "https") {', `    return ${code} https://$host$request_uri;`, '}']
        : ['server {', '    listen 80;', '    listen [::]:80;', `    return ${code} https://$host$request_uri;`, '}'];
    case 'www':
      return ['if ($host !~* ^www\\.) {', `    return ${code} https://www.$host$request_uri;`, '}'];
    case 'nonWww':
      return ['if ($host ~* ^www\\.(.+)$) {', `    return ${code} https://$1$request_uri;`, '}'];
    case 'addSlash':
      // A point in the last part is taken for a file: two conditions cannot be joined here.
      return ['if ($request_uri ~ ^([^?]*/[^/?.]+)(\\?.*)?$) {', `    return ${code} $1/$2;`, '}'];
    case 'removeSlash':
      return ['if ($request_uri ~ ^(/[^?]*[^/?])/+(\\?.*)?$) {', `    return ${code} $1$2;`, '}'];
  }
}

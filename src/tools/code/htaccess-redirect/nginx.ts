import { decoded, escapeRegex } from './address';
import type { Rule } from './rules';

/** Lines for a `server` block, or a separate `server` block for another host. */
export const nginx = (rules: readonly Rule[]): string => rules.flatMap(linesOf).join('\n');

/** nginx has no way to escape a dollar sign in a value, so it is percent-encoded. */
const value = (text: string): string =>
  text
    .replace(/[\s"'{};\\<>^`|]|[^\0-\x7F]+/g, (part) => encodeURIComponent(part.toWellFormed()).replace(/'/g, '%27'))
    .replaceAll('$', '%24');

const quoted = (text: string): string => (/[\s{};"'\\#]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text);

const inServer = (names: string, lines: readonly string[]): string[] => [
  'server {',
  `    server_name ${names};`,
  ...indented(lines),
  '}',
];

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** A server name has no port; the `listen` directive sets it. */
function inServerOf(host: string, lines: readonly string[]): string[] {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return inServer(name, port === undefined ? lines : [`listen ${port};`, ...lines]);
}

function linesOf(rule: Rule): string[] {
  if (rule.kind === 'site') return siteLines(rule);
  const { code, query } = rule;
  if (rule.kind === 'domain') {
    const names = rule.withWww ? `${rule.source} www.${rule.source}` : rule.source;
    if (code === '410') return inServer(names, ['return 410;']);
    if (query === 'keep') return inServer(names, [`return ${code} ${rule.target}$request_uri;`]);
    // $request_uri is the request as sent, still encoded: $uri would let line breaks through.
    return inServer(names, ['if ($request_uri ~ ^([^?]*)) {', `    return ${code} ${rule.target}$1;`, '}']);
  }
  const lines = rule.kind === 'folder' ? folderLines(rule) : pageLines(rule);
  return rule.source.host === '' ? lines : inServerOf(rule.source.host, lines);
}

type Mapped = Extract<Rule, { kind: 'page' | 'folder' }>;

function pageLines({ source, target, code, query }: Mapped): string[] {
  const keeps = query === 'keep' && source.query === undefined;
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(value(target)) ?? [];
  const send = (args: string) => `return ${code} ${quoted(address + args + fragment)};`;
  const leave =
    code === '410'
      ? ['return 410;']
      : !keeps
        ? [send('')]
        : address.includes('?')
          ? ['if ($is_args) {', ...indented([send('&$args')]), '}', send('')]
          : [send('$is_args$args')];
  const inside = source.query === undefined ? leave : [`if (${isQuery(source.query)}) {`, ...indented(leave), '}'];
  return [`location = ${quoted(decoded(source.path))} {`, ...indented(inside), '}'];
}

/** The condition that the query equals this one, as browsers send it. Only a pattern can contain a dollar sign. */
const isQuery = (query: string): string =>
  query.includes('$') ? `$args ~ ${quoted(`^${escapeRegex(query)}$`)}` : `$args = "${query.replace(/["\\]/g, '\\$&')}"`;

function folderLines({ source, target, code, query }: Mapped): string[] {
  const folder = source.path.replace(/\/$/, '');
  const open = folder === '' ? 'location / {' : `location ~ ${quoted(`^${escapeRegex(decoded(folder))}(?:/|$)`)} {`;
  if (code === '410') return [open, '    return 410;', '}'];
  // Matches the encoded request: the path that the location matches is decoded, and may contain a line break. The
  // slashes are left out, otherwise `/old//evil.example` would redirect to another host.
  const rest = `^${'/+[^/?]+'.repeat(folder.split('/').length - 1)}[/\\\\]*([^?]*)`;
  const args = query === 'keep' ? '$is_args$args' : '';
  return [
    open,
    `    if ($request_uri ~ ${quoted(rest)}) {`,
    `        return ${code} ${value(target.replace(/\/$/, ''))}/$1${args};`,
    '    }',
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
    // Leading slashes are reduced to one: `//evil.example` would be another host, and `/\evil.example` too in a
    // browser.
    case 'addSlash':
      // A point in the last segment means a file: nginx cannot combine two conditions here.
      return [
        `if ($request_uri ~ ${quoted(String.raw`^/[/\\]*((?:[^/\\?][^?]*/)?[^/\\?.]+)(\?.*)?$`)}) {`,
        `    return ${code} /$1/$2;`,
        '}',
      ];
    case 'removeSlash':
      return [
        `if ($request_uri ~ ${quoted(String.raw`^/[/\\]*([^/\\?](?:[^?]*[^/?])?)/+(\?.*)?$`)}) {`,
        `    return ${code} /$1$2;`,
        '}',
      ];
  }
}

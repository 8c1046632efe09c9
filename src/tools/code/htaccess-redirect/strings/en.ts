import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'What to redirect',
    source: 'Old address',
    target: 'New address',
    input: 'List',
    code: 'Status code',
    query: 'Query string (?a=b)',
    proxy: 'HTTPS ends at a proxy or load balancer',
    server: 'Server',
    result: 'Rules',
    count: 'Number of redirects',
  },
  choices: {
    mode: {
      page: 'One page',
      folder: 'A folder and everything in it',
      domain: 'A whole domain',
      https: 'http to https',
      www: 'Add www',
      nonWww: 'Remove www',
      addSlash: 'Add a trailing slash',
      removeSlash: 'Remove the trailing slash',
      bulk: 'A list',
    },
    query: { keep: 'Keep', drop: 'Drop' },
    server: { apache: 'Apache (.htaccess)', nginx: 'nginx', netlify: 'Netlify (_redirects)' },
  },
  hints: {
    source:
      'A path such as /old-page.html, or a full address if it’s on another host of this server. For a domain: old.com',
    target: 'https://example.com/new, or /new on the same site',
    input:
      'One redirect per line: old address, new address, and a status code if it differs, separated by spaces, tabs, or commas. “/old 410” marks a page as gone',
    code: '301 and 308: permanent. 302, 303, and 307: temporary. 410: gone',
  },
  placeholders: {
    source: '/old-page.html',
    target: 'https://example.com/new',
    input: '/old-page.html /new\n/sale, https://example.com/offers, 302\n/forgotten 410',
  },
  problems: {
    noSource: 'Type the old address.',
    noTarget: 'Type the new address. Only 410 (Gone) doesn’t need one.',
    badSource:
      '“{text}” isn’t an address. Write a path such as /old-page.html, or a full address. A folder can’t have a query string.',
    badTarget: '“{text}” can’t be a target. Write a path such as /new, or an address that begins with https://.',
    folderTarget: 'Paths inside the old folder are appended to the new address, so it can’t contain ? or #.',
    same: 'The old and the new address are the same, so visitors would be redirected in a loop.',
    sameDomain: 'The old and the new domain are the same. To add or remove www, choose that above.',
    badDomain: '“{text}” isn’t a domain. Write old.com, without a path.',
    goneNeedsPage: 'Gone (410) is for a page, a folder, a domain, or a list. Choose a redirect code for this.',
    lineFields:
      'Line {line} has {count, plural, one {# field} other {# fields}}. It needs an old and a new address and, optionally, a code; write spaces inside an address as %20.',
    lineCode: 'Line {line}: “{text}” isn’t a known code. Use 301, 302, 303, 307, 308, or 410.',
    lineAddress: 'Line {line}: “{text}” isn’t an address.',
    lineSame: 'Line {line}: {text} would redirect to itself.',
    netlifyOwn: 'Netlify does this itself: see “Domain management” and “Pretty URLs” in the site’s settings.',
  },
  notes: {
    circle: 'A loop: from line {line} ({from}), visitors are redirected until the browser gives up.',
    chain:
      '{count, plural, one {# of the redirects leads} other {# of the redirects lead}} to another one, first on line {line}: {target} is redirected again. Redirect visitors to the last address directly.',
    repeated:
      '{count, plural, one {# line repeats} other {# lines repeat}} an old address, first on line {line} ({from}): only the first rule for an address is used.',
    intoItself:
      'The new address is inside the old folder, so it would be redirected again and again. Choose another one, or list pages instead of the folder.',
    noScheme: '“{target}” was read as a path on the same site. For another site, begin with https://.',
    fragment: 'What follows a # never reaches the server, so it was left out of the old address.',
    fragmentQuery:
      'Apache puts the visitor’s query string after the #, where it doesn’t reach the server. Choose “Drop,” or remove the # from the new address.',
    netlifyCode:
      'Of the redirect codes, Netlify’s documentation only mentions 301 and 302. Test whether {code} does what you want.',
    netlifyQuery: 'Netlify keeps the query string unless the new address has one. It can’t be dropped otherwise.',
    nginxSlash: 'If the last part of the path has a dot, it’s treated as a file and gets no slash.',
    realFolders: 'Folders that exist keep their slash; without it, Apache would add it again.',
    proxyTrust: 'This trusts a header. Use it only where every request comes through the proxy that sets it.',
  },
} satisfies ToolStrings<typeof tool>;

import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { source: '/old-page.html', target: 'https://example.com/new' },
    gives: 'RewriteEngine On\nRewriteRule ^old-page\\.html$ https://example.com/new [R=301,L]',
    source: 'Apache mod_rewrite manual',
  },
  {
    values: { source: '/caf%C3%A9 menu.php?id=5', target: '/100%25#top', code: '302' },
    gives:
      'RewriteEngine On\nRewriteCond %{QUERY_STRING} ^id=5$\nRewriteRule ^café\\x20menu\\.php$ /100\\%25#top [R=302,L,NE,QSD]',
    source: 'Apache mod_rewrite manual: flags NE, QSD; PCRE: \\x20',
  },
  {
    values: { mode: 'folder', source: '/blog', target: 'https://blog.example.com' },
    gives: 'RewriteEngine On\nRewriteRule ^blog(?:/(.*))?$ https://blog.example.com/$1 [R=301,L]',
    source: 'Apache mod_rewrite manual: back-references',
  },
  {
    values: { mode: 'domain', source: 'old.com', target: 'https://new.com' },
    gives:
      'RewriteEngine On\nRewriteCond %{HTTP_HOST} ^(?:www\\.)?old\\.com$ [NC]\nRewriteRule ^(.*)$ https://new.com/$1 [R=301,L]',
    source: 'Apache mod_rewrite manual: RewriteCond, HTTP_HOST',
  },
  {
    values: { mode: 'https', proxy: true, code: '308' },
    gives:
      'RewriteEngine On\nRewriteCond %{HTTP:X-Forwarded-Proto} !=https\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=308,L]',
    source: 'Apache mod_rewrite manual: %{HTTP:header}',
  },
  {
    values: { mode: 'bulk', input: '/a /b\n/c,https://example.com/?x=1,302\n/gone 410' },
    gives:
      'RewriteEngine On\nRewriteRule ^a$ /b [R=301,L]\nRewriteRule ^c$ https://example.com/?x=1 [R=302,L,QSA]\nRewriteRule ^gone$ - [G,L]',
    source: 'Apache mod_rewrite manual: flags QSA, G',
  },
  {
    values: { source: '/old', target: '/new', server: 'nginx' },
    gives: 'location = /old {\n    return 301 /new$is_args$args;\n}',
    source: 'nginx: ngx_http_rewrite_module, return',
  },
  {
    values: { mode: 'bulk', input: '/a /b\n/c' },
    gives: problem('lineFields', { line: 2, count: 1 }, 'input'),
    source: 'the form of the list: old and new on a line',
  },
] satisfies Examples<typeof tool>;

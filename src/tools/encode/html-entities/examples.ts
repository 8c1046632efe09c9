import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { direction: 'encode', input: '<a href="x">é</a>' },
    gives: '&lt;a href=&quot;x&quot;&gt;é&lt;/a&gt;',
    source: 'Python: html.escape(text)',
  },
  {
    values: { direction: 'encode', scope: 'nonAscii', input: 'Café “Zoë” costs 5 € – 日本 😀' },
    gives: 'Caf&eacute; &ldquo;Zo&euml;&rdquo; costs 5 &euro; &ndash; &#26085;&#26412; &#128512;',
    source: 'HTML 4.01 §24; Python: html.entities.codepoint2name, str.encode("ascii", "xmlcharrefreplace")',
  },
  {
    values: { direction: 'encode', scope: 'nonAscii', style: 'hex', input: "it's 😀" },
    gives: 'it&#x27;s &#x1F600;',
    source: 'Python: html.escape(text), hex(ord("😀"))',
  },
  {
    values: { direction: 'encode', scope: 'all', style: 'decimal', input: 'a@b.org' },
    gives: '&#97;&#64;&#98;&#46;&#111;&#114;&#103;',
    source: 'Python: "".join(f"&#{ord(c)};" for c in text)',
  },
  {
    values: { direction: 'decode', input: 'Fish &amp; Chips, &pound;9 &mdash; &copy2026 &#128;5 &notit; &nope;' },
    gives: 'Fish & Chips, £9 — ©2026 €5 ¬it; &nope;',
    source: 'Python: html.unescape(text)',
  },
  {
    values: { direction: 'decode', repeat: true, input: '&amp;amp;lt;p&amp;amp;gt;' },
    gives: '<p>',
    source: 'Python: html.unescape, three times',
  },
  {
    values: { input: '\u00A0', direction: 'encode', scope: 'nonAscii' },
    gives: { result: '&nbsp;' },
    source: 'HTML standard: named character references',
  },
] satisfies Examples<typeof tool>;

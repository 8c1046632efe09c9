/**
 * Malicious texts that a link could contain, for the tests of every page that shows other people's texts (OWASP XSS
 * Filter Evasion Cheat Sheet, HTML5 Security Cheatsheet, DOMPurify's mutation cases). If one ran, it would set
 * `window.hit`; if one loaded something, it would request it from `evil.test`. Shown as text, all of them are harmless
 * and unchanged.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>window.hit=1</script>',
  '</title><script>window.hit=1</script>',
  '</textarea><script>window.hit=1</script>',
  '</output></form><img src=x onerror=window.hit=1>',
  '"><img src=x onerror="window.hit=1">',
  "'><svg onload='window.hit=1'>",
  '<svg><animate onbegin=window.hit=1 attributeName=x dur=1s>',
  '<details open ontoggle=window.hit=1>x</details>',
  '<input autofocus onfocus=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<iframe src="javascript:parent.hit=1"></iframe>',
  '<object data="javascript:window.hit=1"></object>',
  '<math><mi xlink:href="data:x,<script>window.hit=1</script>">x</mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<style>@import "https://evil.test/x.css";body{display:none}</style>',
  '<img src="https://evil.test/i.png" srcset="https://evil.test/s.png 1x">',
  'javascript:window.hit=1',
  'JaVaScRiPt:window.hit=1',
  'java\tscript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  'vbscript:window.hit=1',
  'https://evil.test/"onmouseover="window.hit=1',
  'https://evil.test/<img src=x onerror=window.hit=1>',
  'http://javascript:window.hit=1@evil.test/',
  '[x](javascript:window.hit=1)',
  '{{constructor.constructor("window.hit=1")()}}',
  '${window.hit=1}',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '%3Cscript%3Ewindow.hit=1%3C/script%3E',
  '\u0000<script>window.hit=1</script>',
  '\uFEFF<script>window.hit=1</script>',
  '\u202E<script>window.hit=1</script>\u202C',
];

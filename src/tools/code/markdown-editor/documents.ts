/** A whole page around sanitised HTML, readable by itself: for export and print. */
export function wholePage(html: string, title: string, lang: string): string {
  return `<!doctype html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
img{max-width:100%}
pre{overflow-x:auto;padding:.75rem 1rem;background:#f3f1ea}
code{font-family:ui-monospace,monospace}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #ccc}
table{border-collapse:collapse}
th,td{padding:.35rem .75rem;border:1px solid #ccc}
.sr-only{position:absolute;clip-path:inset(50%)}
</style>
</head>
<body>
${html}
</body>
</html>
`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A file's name out of a heading: letters and digits of any script, the rest as hyphens. */
export function fileName(heading: string, otherwise: string): string {
  const LONGEST = 60;
  const name = Array.from(
    heading
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
    ([part]) => part,
  );
  return Array.from(name.join('-')).slice(0, LONGEST).join('').replace(/-$/, '') || otherwise;
}

/** Prints a document on its own, without the page around it. */
export function print(page: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  // No scripts: only the print dialog is let out.
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  frame.addEventListener('load', () => {
    const { contentWindow } = frame;
    if (!contentWindow) return;
    contentWindow.addEventListener('afterprint', () => frame.remove());
    contentWindow.print();
  });
  frame.srcdoc = page;
  document.body.append(frame);
}

import { escapeHtml } from '../../core/text/escape-html';
interface PageLook {
  /** The text's language; left out if it is unknown. */
  readonly lang?: string;
  /** A style sheet. */
  readonly style?: string;
}

/** A complete HTML page around a body. */
export function wholePage(body: string, title: string, { lang, style }: PageLook = {}): string {
  return `<!doctype html>
<html${lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>${style === undefined ? '' : `\n<style>\n${style}\n</style>`}
</head>
<body>
${body}
</body>
</html>`;
}

/** The style of a standalone document, on screen and on paper: what editors save and print. */
export const DOCUMENT_STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
p,h1,h2,h3,h4,h5,h6,li,blockquote,td,th{unicode-bidi:plaintext;text-align:start}
img{max-width:100%;height:auto}
pre{overflow-x:auto;padding:.75rem 1rem;background:#f3f1ea}
code{font-family:ui-monospace,monospace}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #ccc}
table{border-collapse:collapse}
th,td{padding:.35rem .75rem;border:1px solid #ccc;vertical-align:top}
td>p,th>p{margin:0}
ul[data-type=taskList]{list-style:none;padding-inline-start:0}
li[data-type=taskItem]>input{float:inline-start;margin:.35rem .5rem 0 0}
hr[data-type=pageBreak]{border:0;border-top:1px dashed #999;break-after:page}
.sr-only{position:absolute;clip-path:inset(50%)}
@media print{body{max-width:none;margin:0;padding:0}pre{white-space:pre-wrap}pre,img,tr,blockquote{break-inside:avoid}h1,h2,h3,h4{break-after:avoid}hr[data-type=pageBreak]{border:0;margin:0}}`;

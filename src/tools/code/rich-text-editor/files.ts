import { readTextFile } from '../../../kinds/parts/text-file';

/** A file as HTML for the editor, by its name; undefined where it is no text that can be opened. */
export async function openFile(file: File): Promise<string | undefined> {
  if (/\.docx$/i.test(file.name)) return fromWord(file);
  const text = await readTextFile(file);
  if (text === undefined) return undefined;
  if (/\.(md|markdown|mdown)$/i.test(file.name)) {
    const { markdownToHtml } = await import('../../../lib/markdown/to-html');
    return markdownToHtml(text, { gfm: true, rawHtml: true });
  }
  if (/\.html?$/i.test(file.name)) return text;
  // Plain text stays plain, even where it holds tags.
  const lines = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\r\n|\n|\r/);
  return lines.map((line) => `<p>${line}</p>`).join('');
}

async function fromWord(file: File): Promise<string | undefined> {
  const { default: mammoth } = await import('mammoth');
  try {
    return (await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })).value;
  } catch {
    return undefined;
  }
}

/** A document as Markdown with GitHub's tables, task boxes and strikethrough. */
export async function toMarkdown(html: string): Promise<string> {
  const { default: Turndown } = await import('turndown');
  const service = new Turndown({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.addRule('strike', { filter: ['s', 'del'], replacement: (content) => `~~${content}~~` });
  service.addRule('box', {
    filter: (node) => node.nodeName === 'INPUT',
    replacement: (_, node) => (node.hasAttribute('checked') ? '[x] ' : '[ ] '),
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const place = Array.from(list?.children ?? []).indexOf(node) + Number(list?.getAttribute('start') ?? 1);
      const marker = list?.nodeName === 'OL' ? `${place}. ` : '- ';
      const tight = content.trim().replace(/^(\[[x ]\])\s+/, '$1 ');
      const text = tight.replaceAll('\n', `\n${' '.repeat(marker.length)}`).replaceAll(/\n +\n/g, '\n\n');
      return `${marker}${text}${node.nextElementSibling ? '\n' : ''}`;
    },
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (_, node) => {
      const rows = Array.from(node.querySelectorAll('tr'), (row) =>
        Array.from(row.querySelectorAll('td,th'), (cell) =>
          service
            .turndown(cell.innerHTML)
            .trim()
            .replaceAll('|', '\\|')
            .replaceAll(/\s*\n\s*/g, '<br>'),
        ),
      );
      const columns = Math.max(1, ...rows.map((row) => row.length));
      const line = (cells: readonly string[]) =>
        `| ${Array.from({ length: columns }, (__, at) => cells[at] ?? '').join(' | ')} |`;
      const lines = rows.map(line);
      lines.splice(1, 0, line(Array.from({ length: columns }, () => '---')));
      return `\n\n${lines.join('\n')}\n\n`;
    },
  });
  return service.turndown(html);
}

/** A whole page around clean HTML: for saving and printing. */
export function wholePage(html: string, title: string, lang: string): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
p,h1,h2,h3,h4,h5,h6,li,blockquote,td,th{unicode-bidi:plaintext;text-align:start}
img{max-width:100%}
pre{overflow-x:auto;padding:.75rem 1rem;background:#f3f1ea}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #ccc}
table{border-collapse:collapse}
th,td{padding:.35rem .75rem;border:1px solid #ccc}
ul[data-type=taskList]{list-style:none;padding-inline-start:0}
li[data-type=taskItem]>input{float:inline-start;margin:.35rem .5rem 0 0}
</style>
</head>
<body>
${html}
</body>
</html>
`;
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

export const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });

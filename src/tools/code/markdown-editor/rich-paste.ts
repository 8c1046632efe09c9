import { alignTable } from './table';

/** Elements that say something which plain text cannot. */
const TELLING = 'h1,h2,h3,h4,h5,h6,strong,b,em,i,a[href],ul,ol,table,blockquote,pre,code,del,s,hr';

/** Copied HTML as a document that runs and loads nothing, or undefined where plain text says as much. */
export function richText(html: string): HTMLElement | undefined {
  if (html === '') return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script,style,meta,link,title,noscript,template')) element.remove();
  readStyles(body);
  return body.querySelector(TELLING) ? body : undefined;
}

/** Word processors say bold and italic in styles, and Google Docs puts all of it in a `<b>` that is not bold. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b,strong')) {
    if (/^(normal|[1-4]00)$/.test(element.style.fontWeight)) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecorationLine } = element.style;
    if (element.textContent.trim() === '' || element.closest('pre')) continue;
    if (/^(bold|[6-9]00)$/.test(fontWeight) && !element.closest('b,strong,h1,h2,h3,h4,h5,h6')) wrap(element, 'strong');
    if (fontStyle === 'italic' && !element.closest('em,i')) wrap(element, 'em');
    if (textDecorationLine.includes('line-through') && !element.closest('del,s')) wrap(element, 'del');
  }
}

function wrap(element: HTMLElement, name: string): void {
  const outer = element.ownerDocument.createElement(name);
  outer.append(...element.childNodes);
  element.append(outer);
}

/** Copied HTML as Markdown, GFM's tables, strikethrough and task boxes included. */
export async function toMarkdown(body: HTMLElement): Promise<string> {
  const { default: Turndown } = await import('turndown');
  const service = new Turndown({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.escape = escapeMarkdown;
  service.addRule('strike', {
    filter: (node) => ['DEL', 'S', 'STRIKE'].includes(node.nodeName),
    replacement: (content) => (content.trim() === '' ? content : `~~${content}~~`),
  });
  service.addRule('box', {
    filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
    replacement: (_, node) => (node.hasAttribute('checked') ? '[x] ' : '[ ] '),
  });
  // The library puts three spaces behind a bullet.
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const parent = node.parentElement;
      const place = Array.from(parent?.children ?? []).indexOf(node) + Number(parent?.getAttribute('start') ?? 1);
      const marker = parent?.nodeName === 'OL' ? `${place}. ` : '- ';
      const text = content
        .trim()
        .replaceAll('\n', `\n${' '.repeat(marker.length)}`)
        .replaceAll(/\n +\n/g, '\n\n');
      return `${marker}${text}${node.nextElementSibling ? '\n' : ''}`;
    },
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      const rows = Array.from(node.querySelectorAll('tr'), (row) =>
        Array.from(row.querySelectorAll<HTMLElement>('th,td'), (cell) =>
          service
            .turndown(cell.innerHTML)
            .trim()
            .replaceAll('|', '\\|')
            .replaceAll(/\s*\n\s*/g, '<br>'),
        ),
      ).filter((row) => row.length > 0);
      const columns = Math.max(0, ...rows.map((row) => row.length));
      if (columns < 2) return content;
      const lines = rows.map((row) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`);
      lines.splice(1, 0, `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`);
      return `\n\n${alignTable(lines.join('\n'))}\n\n`;
    },
  });
  return service.turndown(body);
}

/**
 * Text as Markdown that shows just that text. Only what Markdown would read as markup gets a backslash: `snake_case`, `2 * 3`
 * and `a - b` stay as they are.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[`[\]]/g, '\\$&')
    .replace(/\*(?!\s)|(?<!\s|^)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?=\S)|(?<=\S)~/g, '\\~')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+\s*$|-{3,}\s*$)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

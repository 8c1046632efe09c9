import { escapeMarkdown } from './escape';
import { tidyPaste } from './tidy-paste';
import type TurndownService from 'turndown';

/** Reads HTML into an element without running or fetching anything of it: in a browser, the body that DOMParser makes. */
export type ParseHtml = (html: string) => HTMLElement;

/**
 * HTML of the clipboard (from a page, Word, Google Docs) as Markdown: ATX headings, `*em*`, `**strong**`, `-` lists, fenced
 * code, GFM tables, `~~`, task boxes. Scripts, styles and pictures that only the sender's computer has are left out;
 * links that would run something lose their address.
 */
export async function richTextToMarkdown(html: string, parse: ParseHtml): Promise<string> {
  const { default: Turndown } = await import('turndown');
  const service = new Turndown({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    strongDelimiter: '**',
    br: '\\',
  });
  service.escape = escapeMarkdown;
  service.remove(['script', 'style', 'title', 'head', 'meta', 'link', 'template', 'noscript', 'iframe']);
  addLists(service);
  addTables(service);
  service.addRule('deleted', {
    filter: ({ nodeName }) => ['DEL', 'S', 'STRIKE'].includes(nodeName),
    replacement: (content) => (content.trim() === '' ? '' : `~~${content}~~`),
  });
  // A block of code without `code` inside, as many pages have it.
  service.addRule('bareCode', {
    filter: (node) => node.nodeName === 'PRE' && node.firstElementChild?.nodeName !== 'CODE',
    replacement: (_, node) => fenced(node.textContent ?? ''),
  });
  const root = parse(html);
  tidyPaste(root);
  return service
    .turndown(root)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}\n${code.replace(/\n$/, '')}\n${fence}\n\n`;
}

function addLists(service: TurndownService): void {
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const ordered = list?.nodeName === 'OL';
      const before = list
        ? Array.from(list.children)
            .filter((child) => child.nodeName === 'LI')
            .indexOf(node)
        : 0;
      const first = Number.parseInt(list?.getAttribute('start') ?? '1', 10);
      const marker = ordered ? `${(Number.isNaN(first) ? 1 : first) + Math.max(0, before)}. ` : '- ';
      const indent = ' '.repeat(marker.length);
      const loose = /\n\n$/.test(content) && node.querySelector('p') !== null;
      const inside = content.trim().replace(/\n/g, `\n${indent}`);
      return `${marker}${inside}${node.nextElementSibling ? (loose ? '\n\n' : '\n') : ''}`;
    },
  });
  service.addRule('box', {
    filter: (node) =>
      node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox' && node.closest('li') !== null,
    replacement: (_, node) => (node.hasAttribute('checked') ? '[x] ' : '[ ] '),
  });
}

const ALIGNMENTS: Readonly<Record<string, string>> = { left: ':--', right: '--:', center: ':-:' };

function addTables(service: TurndownService): void {
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      const inside = content
        .trim()
        .replace(/\n+/g, '<br>')
        .replaceAll('\\<br>', '<br>')
        .replace(/(?<!\\)\|/g, '\\|');
      const span = Math.min(Number.parseInt(node.getAttribute('colspan') ?? '1', 10) || 1, 100);
      return ` ${inside} |${' |'.repeat(span - 1)}`;
    },
  });
  service.addRule('row', { filter: 'tr', replacement: (content) => `\n|${content.replaceAll('\n', '')}` });
  service.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      const rows = content.split('\n').filter((row) => row.startsWith('|'));
      const caption = node.querySelector('caption')?.textContent?.trim() ?? '';
      const columns = Math.max(0, ...rows.map((row) => row.match(/(?<!\\)\|/g)?.length ?? 0)) - 1;
      if (columns < 1) return content;
      const titles = Array.from(node.querySelector('tr')?.children ?? []);
      const headed = titles.length > 0 && titles.every(({ nodeName }) => nodeName === 'TH');
      const delimiters = Array.from(
        { length: columns },
        (_, column) => ALIGNMENTS[alignmentOf(titles[column])] ?? '---',
      );
      const header = headed ? (rows.shift() ?? '') : `|${'  |'.repeat(columns)}`;
      return `\n\n${caption === '' ? '' : `${escapeMarkdown(caption)}\n\n`}${[header, `| ${delimiters.join(' | ')} |`, ...rows].join('\n')}\n\n`;
    },
  });
  service.remove('caption');
}

function alignmentOf(cell: Element | undefined): string {
  const style = /text-align:\s*(\w+)/.exec(cell?.getAttribute('style') ?? '')?.[1];
  return (style ?? cell?.getAttribute('align') ?? '').toLowerCase();
}

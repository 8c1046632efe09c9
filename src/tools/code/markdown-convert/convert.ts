import { note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { wholePage } from '../../../formats/html/html-document';
import { toLf } from '../../../core/text/newlines';

export interface ConvertOptions {
  readonly input: string;
  readonly to: 'html' | 'markdown';
  readonly gfm: boolean;
  readonly rawHtml: boolean;
  readonly headingIds: boolean;
  readonly fullPage: boolean;
  readonly bullet: '-' | '*' | '+';
  readonly links: 'inline' | 'reference';
  readonly fence: 'backticks' | 'tildes';
}

const LIMIT_MB = 5;

/**
 * Converts Markdown to HTML, or HTML to Markdown; also gives the HTML for the preview. Refuses text that is too long or
 * nested too deeply.
 */
export async function convertMarkdown(values: ConvertOptions) {
  const { text: marked, bom } = withoutBom(values.input);
  const text = toLf(marked).toWellFormed();
  if (!/\S/.test(text)) return '';
  if (text.length > LIMIT_MB * 1e6) {
    return problem('tooLong', { limit: LIMIT_MB, size: Math.ceil(text.length / 1e5) / 10 }, 'input');
  }
  const { readMarkdown } = await import('../../../formats/markdown/to-html');
  try {
    if (values.to === 'markdown') {
      const { htmlToMarkdown } = await import('../../../formats/markdown/from-html');
      const result = htmlToMarkdown(text, values);
      const { html } = await readMarkdown(result, { gfm: values.gfm, rawHtml: true });
      return { result, preview: html, notes: [bom && note('bom')] };
    }
    const front = frontMatter(text);
    const { html, headings } = await readMarkdown(text.slice(front), values);
    const title = headings[0]?.source
      .replace(/^#+|#+\s*$|\n[=-]+\s*$/g, '')
      .replace(/[*_`]/g, '')
      .trim();
    return {
      result: values.fullPage ? wholePage(html, title ?? '') : html,
      preview: html,
      notes: [
        bom && note('bom'),
        front > 0 && note('frontMatter', { lines: text.slice(0, front).trimEnd().split('\n').length }),
      ],
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return problem('tooDeep', {}, 'input');
  }
}

/**
 * The length of a YAML block at the top, including its lines of hyphens; 0 if there is none. A block without `key:` is
 * Markdown: a rule and a heading.
 */
export function frontMatter(text: string): number {
  const block = /^---[ \t]*\n(?=[ \t]*(?:#|[^\s:][^\n:]*:(?:[ \t]|\n)))(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(
    text,
  );
  return block?.[0].length ?? 0;
}

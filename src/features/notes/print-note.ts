import { escapeHtml } from '../../core/text/escape-html';
import { printPage } from '../../browser/print-page';

interface Printed {
  text: string;
  title: string;
  lang: string;
  mono: boolean;
}

/** Prints only a note, without the page around it, as text. */
export function printNote({ text, title, lang, mono }: Printed): void {
  const heading = title === '' ? '' : `<h1>${escapeHtml(title)}</h1>`;
  printPage(`<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:11pt/1.5 ${mono ? 'monospace' : 'system-ui,sans-serif'};white-space:pre-wrap;overflow-wrap:anywhere}h1{font-size:14pt}</style>
<body dir="auto">${heading}${escapeHtml(text)}</body></html>`);
}

import { choice, flag, give, line, note, text, textTool } from '../../../kinds/contract';
import { viewJson } from './view-json';
import { viewXml } from './view-xml';

const INLINE_LIMIT = 50_000;

/**
 * Trims the path, except the white space after a JSON Pointer, which belongs to its last key (RFC 6901 §5 has `/ `).
 */
const pathIn = (path: string, format: string): string =>
  format === 'json' && path.trimStart().startsWith('/') ? path.trimStart() : path.trim();

export default textTool({
  // A path can be slow, for example a filter with a slow regular expression: the page must stay responsive.
  worker: ({ input, path }) => path !== '' || (typeof input === 'string' && input.length > INLINE_LIMIT),
  timeoutMs: 60_000,
  fields: {
    input: text({
      codeFrom: 'format',
      accept: '.json,.json5,.geojson,.xml,.svg,.rss,.atom,.xsd,.plist,.txt,text/*',
      rows: 14,
    }),
    format: choice(['json', 'xml'], { tier: 'main' }),
    relaxed: flag(false, { when: { format: ['json'] } }),
    path: line(),
  },
  outputs: {
    result: give.text({ extensionFrom: 'format', mono: true }),
    matches: give.integer(),
    nodes: give.integer(),
    depth: give.integer(),
    /** For the tree on the page: the text, and the index of its nodes. */
    tree: give.files(),
  },
  run: async ({ input, format, path, relaxed }, { progress }) => {
    const bom = input.startsWith('\uFEFF');
    const whole = bom ? input.slice(1) : input;
    if (!/\S/.test(whole)) return '';
    const wanted = pathIn(path, format);
    const query = format === 'json' && wanted.startsWith('$') ? (await import('./json-path')).queryJson : undefined;
    const view =
      format === 'json'
        ? viewJson({ text: whole, path: wanted, relaxed }, progress, query)
        : viewXml(whole, wanted, progress);
    if ('says' in view) return view;
    const { notes, ...rest } = view;
    return { ...rest, notes: [bom && note('bom'), ...notes] };
  },
});

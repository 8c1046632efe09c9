import { choice, flag, give, text, textTool } from '../../../kinds/contract';
import { INDENTS } from '../../../core/text/indentation';
import { fileSource, sourceOf } from '../../../core/bytes/utf8-file';
import { reformat, retries } from './reformat';

export default textTool({
  fields: {
    input: text({
      code: 'json',
      accept: '.json,.ndjson,.jsonl,.json5,.geojson,.webmanifest,application/json,text/*',
      rows: 12,
      bytes: true,
    }),
    mode: choice(['format', 'minify'], { tier: 'main', look: 'buttons' }),
    indent: choice(INDENTS, { tier: 'main', initial: '2', when: { mode: ['format'] } }),
    sortKeys: flag(),
    relaxed: flag(),
    escapeNonAscii: flag(),
    lines: flag(),
  },
  outputs: {
    result: give.text({ extension: 'json', mono: true }),
    saved: give.bytes(),
    savedPercent: give.percent({ digits: 1 }),
  },
  suggests: retries,
  run: async ({ input, ...options }, { progress }) =>
    reformat(input instanceof Blob ? await fileSource(input) : sourceOf(input), options, progress),
});

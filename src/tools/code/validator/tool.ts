import { flag, give, names, text, textTool } from '../../../kinds/contract';
import { PHP_VERSIONS } from './php-versions';
import { LANGUAGES, validate } from './validate';

/** JSON is read by a scanner of our own; the parsers of the others compute beside the page. */
const INLINE = 50_000;

export default textTool({
  fields: {
    input: text({
      codeFrom: 'language',
      accept: '.json,.json5,.geojson,.webmanifest,.yaml,.yml,.css,.php,.phtml,.inc,text/*',
      rows: 12,
    }),
    language: names(LANGUAGES, { hidden: true }),
    relaxed: flag(false, { when: { language: ['json'] } }),
    yamlVersion: names(['1.2', '1.1'], { look: 'buttons', when: { language: ['yaml'] } }),
    phpVersion: names(PHP_VERSIONS, { initial: '8.4', when: { language: ['php'] } }),
  },
  outputs: {
    valid: give.word({ lead: true }),
    errors: give.integer(),
    warnings: give.integer(),
    result: give.text({ mono: true, wrap: true, rows: 8 }),
  },
  // Texts made to keep a parser busy: it is stopped, and the form says so.
  timeoutMs: 180_000,
  worker: ({ language, input }) => language !== 'json' || String(input).length > INLINE,
  run: (values, { lang, progress }) => validate(values, lang, progress),
});

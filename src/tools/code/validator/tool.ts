import { flag, give, names, text, textTool } from '../../../kinds/contract';
import { PHP_VERSIONS } from './php-versions';
import { LANGUAGES, validate } from './validate';

/** Longer JSON is checked in a worker, and the other languages always: only JSON has a scanner of our own. */
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
    result: give.text({ mono: true, wrap: true }),
  },
  // Input designed to keep a parser busy is stopped after this time, and the form shows a message.
  timeoutMs: 180_000,
  worker: ({ language, input }) => language !== 'json' || String(input).length > INLINE,
  run: (values, { lang, progress }) => validate(values, lang, progress),
});

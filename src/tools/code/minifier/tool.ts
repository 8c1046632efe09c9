import { choice, flag, give, names, text, textTool } from '../../../kinds/contract';
import { LANGUAGES, minifyCode } from './minify-code';
import { SQL_DIALECTS } from './sql';

/** Longer texts are minified in a worker, HTML and renamed Lua always, because they need large engines. */
const INLINE = 50_000;

export default textTool({
  fields: {
    input: text({
      codeFrom: 'language',
      accept: '.css,.html,.htm,.xml,.svg,.xsd,.xsl,.rss,.sql,.lua,.luau,text/*',
      rows: 12,
    }),
    language: names(LANGUAGES, { hidden: true }),
    dialect: choice(SQL_DIALECTS, { tier: 'main', when: { language: ['sql'] } }),
    keepComments: flag(),
    keepLicence: flag(true, { when: { language: ['css'], keepComments: [false] } }),
    collapseEmpty: flag(true, { when: { language: ['xml'] } }),
    minifyInner: flag(false, { when: { language: ['html'] } }),
    rename: flag(false, { when: { language: ['lua'] } }),
  },
  outputs: {
    result: give.text({ extensionFrom: 'language', mono: true, wrap: true }),
    before: give.bytes(),
    after: give.bytes(),
    saved: give.percent({ digits: 1 }),
    gzip: give.bytes(),
  },
  // Input designed to keep a parser busy is stopped after this time, and the form shows a message.
  timeoutMs: 180_000,
  worker: ({ language, rename, input }) => language === 'html' || rename === true || String(input).length > INLINE,
  run: (values, { progress }) => minifyCode(values, progress),
});

import { choice, flag, give, names, number, text, textTool } from '../../../kinds/contract';
import { formatCode } from './format-code';
import { DIALECTS, LANGUAGES, PHP_VERSIONS } from './options';

const WIDE = ['html', 'css', 'js', 'ts', 'graphql', 'yaml', 'php', 'lua'];
/** Longer XML is formatted in a worker, and the other languages always: only XML has a small printer of our own. */
const INLINE = 50_000;

export default textTool({
  fields: {
    input: text({
      codeFrom: 'language',
      accept:
        '.html,.htm,.vue,.css,.scss,.less,.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.graphql,.gql,.yaml,.yml,.sql,.xml,.svg,.xsd,.xsl,.rss,.php,.lua,.luau,text/*',
      rows: 12,
    }),
    language: names(LANGUAGES, { hidden: true }),
    syntax: choice(['css', 'scss', 'less'], { tier: 'main', look: 'buttons', when: { language: ['css'] } }),
    dialect: choice(DIALECTS, { tier: 'main', when: { language: ['sql'] } }),
    keywords: choice(['upper', 'lower', 'preserve'], { look: 'buttons', when: { language: ['sql'] } }),
    indent: number(2, { tier: 'main', min: 1, max: 8, when: { tabs: [false] } }),
    tabs: flag(false, { when: { language: LANGUAGES.filter((language) => language !== 'yaml') } }),
    width: number(80, { min: 40, max: 240, when: { language: WIDE } }),
    quotes: choice(['double', 'single'], { look: 'buttons', when: { language: ['js', 'ts'] } }),
    semicolons: flag(true, { when: { language: ['js', 'ts'] } }),
    whitespace: choice(['css', 'ignore', 'strict'], { when: { language: ['html'] } }),
    phpVersion: names(PHP_VERSIONS, { initial: '8.4', when: { language: ['php'] } }),
    luaSyntax: choice(['all', '5.1', '5.4', 'luau'], { when: { language: ['lua'] } }),
  },
  outputs: { result: give.text({ extensionFrom: 'language', mono: true }) },
  // Input designed to keep a parser busy is stopped after this time, and the form shows a message.
  timeoutMs: 180_000,
  worker: ({ language, input }) => language !== 'xml' || String(input).length > INLINE,
  run: (values, { progress }) => formatCode(values, progress),
});

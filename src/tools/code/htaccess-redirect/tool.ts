import { choice, flag, give, line, names, text, textTool } from '../../../kinds/contract';
import { redirects } from './redirects';
import { CODES } from './rules';

const PAIR = { when: { mode: ['page', 'folder', 'domain'] } };

export default textTool({
  fields: {
    mode: choice(['page', 'folder', 'domain', 'https', 'www', 'nonWww', 'addSlash', 'removeSlash', 'bulk'], {
      tier: 'main',
    }),
    source: line({ tier: 'input', ...PAIR }),
    target: line({ tier: 'input', ...PAIR }),
    input: text({ mono: true, rows: 8, accept: '.txt,.csv,.tsv,text/*', when: { mode: ['bulk'] } }),
    code: names(CODES),
    query: choice(['keep', 'drop'], { when: { mode: ['page', 'folder', 'domain', 'bulk'] } }),
    proxy: flag(false, { when: { mode: ['https'] } }),
    server: choice(['apache', 'nginx', 'netlify'], { look: 'buttons' }),
  },
  outputs: { result: give.text({ mono: true }), count: give.integer() },
  run: (values) => redirects(values),
});

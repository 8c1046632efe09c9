import { choice, flag, give, line, note, problem, term, text, textTool } from '../../../kinds/contract';
import { parsed } from './addresses';
import { bareFinder } from './bare';
import { extract } from './extract';

export default textTool({
  fields: {
    input: text({ accept: '.html,.htm,.md,.txt,.csv,text/*' }),
    kind: choice(['web', 'email', 'images', 'all'], { tier: 'main' }),
    base: line(),
    unique: flag(true, { tier: 'main' }),
    sort: flag(),
    domains: flag(),
    fuzzy: flag(),
    strip: flag(),
  },
  outputs: { count: give.integer(), links: give.table() },
  run: async ({ input, base: typed, fuzzy, ...options }, { progress }) => {
    const base = typed.trim();
    if (base !== '' && !/^https?:$/.test(parsed(base)?.protocol ?? '')) return problem('badBase', {}, 'base');
    const bare = fuzzy ? await bareFinder() : undefined;
    const { lines, links, relative } = await extract(input, { ...options, base, bare }, progress);
    const alone = /^https?:\/\/\S+$/.test(input.trim());
    return {
      result: lines.join('\n'),
      count: lines.length,
      links: {
        columns: [term('text'), term('address'), term('host')],
        rows: links.map((link) => [link.text, link.address, link.host]),
        name: 'links',
      },
      notes: [alone && note('pasteSource'), relative > 0 && base === '' && note('relative', { count: relative })],
      empty: input === '',
    };
  },
});

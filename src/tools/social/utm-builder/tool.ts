import { choice, flag, generatorTool, give, line, note, problem, text } from '../../../kinds/contract';
import { writeList } from '../../../kinds/contract/drawn-list';
import { toLf } from '../../../core/text/newlines';
import { webUrl } from '../../../core/web-url';
import { campaignOf, campaignText, PARAMETERS, tagged } from './tag-url';

const value = () => line({ tier: 'input', autocomplete: 'off' });
const rare = () => line({ tier: 'more', autocomplete: 'off' });

export default generatorTool({
  worker: 'never',
  // The addresses follow the form: there is nothing to generate again.
  button: undefined,
  fields: {
    input: text({ tier: 'input', rows: 2, accept: '.txt,.csv,text/plain,text/csv' }),
    source: value(),
    medium: value(),
    campaign: value(),
    id: rare(),
    term: rare(),
    content: rare(),
    lower: flag(false),
    space: choice(['percent', 'plus', 'underscore', 'hyphen']),
    inFragment: flag(false),
  },
  keeps: ['source', 'medium', 'campaign', 'lower', 'space', 'inFragment'],
  outputs: { result: give.items({ mono: true }), length: give.integer() },
  /** A tagged address that is pasted fills in its own campaign. */
  fills: (changed, values): Record<string, string> => {
    const typed = String(values.input ?? '').trim();
    if (changed !== 'input' || typed.includes('\n') || !/[?&#]utm_/i.test(typed)) return {};
    return { ...campaignOf(typed) };
  },
  run({ input, lower, space, inFragment, ...campaign }) {
    const lines = toLf(input)
      .split('\n')
      .map((typed, index) => ({ typed: typed.trim(), number: index + 1 }))
      .filter(({ typed }) => typed !== '');
    if (lines.length === 0) return { empty: true };
    if (campaign.source.trim() === '') return problem('noSource', {}, 'source');
    const parameters = campaignText(campaign, { lower, space });
    const results: string[] = [];
    for (const { typed, number } of lines) {
      const address = webUrl(typed);
      if (address === undefined) return problem('badUrl', { line: number, text: typed }, 'input');
      results.push(tagged(address, parameters, inFragment));
    }
    const { result, notes } = writeList(results, 'items');
    return {
      result,
      length: Array.from(results[0] ?? '').length,
      notes: [...notes, PARAMETERS.some((name) => campaign[name].includes('@')) && note('personal')],
    };
  },
});

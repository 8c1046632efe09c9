import type { ListFormat, Sort } from '../drawn-list';

/** The labels, problems and notes of `drawn-list.ts`; a generator spreads them into its own strings. */
interface ListWords {
  readonly labels: { readonly unique: string; readonly sort: string; readonly as: string; readonly seedUsed: string };
  readonly hints: { readonly seed: string };
  readonly choices: { readonly sort: Record<Sort, string>; readonly as: Record<ListFormat, string> };
  readonly problems: { readonly notEnough: string; readonly noSeed: string };
  readonly notes: { readonly asLines: string };
}

export default {
  labels: {
    unique: 'No repeats',
    sort: 'Order' /* of the results */,
    as: 'Show as',
    seedUsed: 'Seed used' /* the text from which the draw can be repeated */,
  },
  hints: {
    seed: 'Leave empty for a new draw each time. The same seed always gives the same results, so don’t use them as secrets.',
  },
  choices: {
    sort: { none: 'As drawn', asc: 'Ascending', desc: 'Descending' },
    as: { items: 'Separate results', lines: 'One per line', comma: 'Separated by commas', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Without repeats, only {possible, plural, one {# result is} other {# results are}} possible. Ask for fewer, or allow repeats.',
    noSeed: 'A seed needs a secure (https) page. Leave the seed empty.',
  },
  notes: { asLines: 'More than {most} results are shown as lines.' },
} satisfies ListWords;

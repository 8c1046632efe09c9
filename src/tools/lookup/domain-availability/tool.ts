import { give, line, lookupTool, problem, term, text, type Item } from '../../../kinds/contract';
import { registrable } from '../../../formats/rdap/registrable';
import { entriesOf } from '../../../core/text/entries';
import { checker, type Availability } from './check';
import { badSuffix, domainsFor, suffixesOf, type NameFault } from './names';

const MOST_DOMAINS = 100;

export default lookupTool({
  fields: {
    input: text({ rows: 1, accept: '.txt,.csv,text/plain' }),
    tlds: line({ tier: 'input', initial: 'com,net,org,io,co,app,dev,ai,me,info', autocomplete: 'off' }),
  },
  outputs: {
    summary: give.sentence(),
    result: give.items(),
    free: give.integer(),
    taken: give.integer(),
    unknown: give.integer(),
  },
  async run({ input, tlds }, context) {
    const typed = entriesOf(input);
    if (typed.length === 0) return problem('error.required', {}, 'input');
    const suffixes = suffixesOf(tlds);
    const bad = badSuffix(suffixes);
    if (bad !== undefined) return problem('badSuffix', { text: bad }, 'tlds');
    const domains = new Set<string>();
    let wrong: ReturnType<typeof refusal> | undefined;
    for (const { text: name, line } of typed) {
      const found = domainsFor(name, suffixes);
      if ('fault' in found) wrong ??= refusal(found, line, name);
      else for (const domain of found) domains.add((await registrable(domain)).domain ?? domain);
    }
    if (domains.size > MOST_DOMAINS) return problem('tooMany', { count: domains.size, most: MOST_DOMAINS }, 'input');
    if (domains.size === 0) return wrong ?? problem('noSuffix', {}, 'tlds');
    const check = checker(context);
    let finished = 0;
    const checked = await Promise.all(
      Array.from(domains, async (domain) => {
        const availability = await check(domain);
        context.progress(++finished / domains.size);
        return { domain, availability };
      }),
    );
    const count = (state: Availability['state']) =>
      checked.filter(({ availability }) => availability.state === state).length;
    return {
      summary: summaryOf({ free: count('free'), taken: count('taken'), unknown: count('unknown') }, domains.size),
      result: checked.map(({ domain, availability }) => itemOf(domain, availability)),
      free: count('free'),
      taken: count('taken'),
      unknown: count('unknown'),
      ...(wrong && { problem: wrong }),
    };
  },
});

const refusal = (why: NameFault, line: number, text: string) =>
  why.fault === 'badCharacter'
    ? problem('badCharacter', { line, text, character: why.character }, 'input')
    : problem(why.fault, { line, text }, 'input');

function summaryOf(counts: Readonly<Record<Availability['state'], number>>, total: number) {
  if (counts.unknown > 0) return term('summaryUnknown', { ...counts, total });
  return term('summary', { ...counts, total });
}

function itemOf(domain: string, availability: Availability): Item {
  const { state } = availability;
  return { text: `${domain} – ${state}`, value: state, label: labelOf(availability) };
}

function labelOf(availability: Availability) {
  switch (availability.state) {
    case 'free':
      return term('free');
    case 'taken':
      return availability.expires === '' ? term('taken') : term('takenUntil', { date: availability.expires });
    default:
      return term(availability.why, { host: availability.host });
  }
}

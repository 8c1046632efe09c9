import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  names,
  note,
  number,
  problem,
} from '../../../kinds/contract';
import { arrange, byText, listFields, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { drawStrings, ENCODINGS, entropyOf, methodOf, possibleStrings } from './string';

const list = listFields();
const CHARACTERS = { when: { encoding: ['chars'] } };
/** Characters or bytes of all strings together. */
const MOST = 1_000_000;
const MOST_LEAD = 100;
/** The number of characters from which drawing them would block the main thread noticeably. */
const MANY = 50_000;

export default generatorTool({
  worker: ({ count, size }) => Number(count) * Number(size) > MANY,
  fields: {
    /** Set by the page of tokens, whose results are secret (secret-page.ts); there is no seed then. */
    secret: names(['false', 'true'], { hidden: true }),
    size: number(16, { tier: 'main', min: 1, max: 100_000 }),
    encoding: choice(ENCODINGS, { tier: 'main' }),
    count: list.count,
    lower: flag(true, CHARACTERS),
    upper: flag(true, CHARACTERS),
    digits: flag(true, CHARACTERS),
    symbols: flag(false, CHARACTERS),
    custom: line({ autocomplete: 'off', ...CHARACTERS }),
    similar: flag(true, CHARACTERS),
    lead: line({ autocomplete: 'off' }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items({ mono: true }), entropy: give.decimal({ digits: 2 }), seedUsed: give.code() },
  run: async ({ secret, size, count, unique, lead, sort, as, seed, ...options }, context) => {
    if (count * size > MOST) return problem('tooMany', { total: count * size, most: MOST }, 'count');
    if (lead.length > MOST_LEAD) return problem('longLead', { most: MOST_LEAD }, 'lead');
    const method = methodOf(options);
    if (isProblem(method)) return method;
    const impossible = notEnough(count, unique, possibleStrings(method, size));
    if (impossible) return impossible;
    const random = secret === 'true' ? await context.random() : await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const made = drawStrings(random, method, { size, count, unique }).map((text) => lead + text);
    const written = writeList(arrange(made, sort, byText(context.lang)), as);
    const { duplicates } = method;
    return {
      result: written.result,
      notes: [...written.notes, duplicates > 0 && note('duplicates', { duplicates, left: method.kinds })],
      entropy: String(Number(entropyOf(method, size).toFixed(2))),
      seedUsed: secret === 'true' ? undefined : random.seed,
    };
  },
});

import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  number,
  problem,
  text,
  type Context,
  type Values,
} from '../../../kinds/contract';
import type { RandomSource } from '../../../core/numbers/random';
import { wholeWeights } from '../../../core/numbers/weights';
import { listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { sha256Hex } from './sha256';
import { readEntries, type Entries } from './entries';
import { deal, pick } from './pick';

const PICK = { mode: ['pick'] };
const GROUPS = { mode: ['groups'] };
const list = listFields({ most: 1_000_000, unique: true });

const fields = {
  mode: choice(['pick', 'shuffle', 'groups'], { tier: 'main', look: 'buttons' }),
  count: { ...list.count, when: PICK },
  by: choice(['number', 'size'], { tier: 'main', when: GROUPS }),
  groups: number(2, { tier: 'main', min: 2, max: 1_000, when: GROUPS }),
  input: text({ rows: 6 }),
  unique: { ...list.unique, when: PICK },
  weights: flag(false, { when: PICK }),
  dedupe: flag(),
  keepEmpty: flag(),
  split: choice(['lines', 'comma', 'auto']),
  column: line({ autocomplete: 'off' }),
  as: list.as,
  seed: list.seed,
};

type Form = Values<typeof fields>;

export default generatorTool({
  fields,
  outputs: {
    result: give.items(),
    total: give.integer(),
    remaining: give.text(),
    seedUsed: give.code(),
    listHash: give.code(),
    drawnAt: give.code(),
  },
  run: async (values, context) => {
    if (values.input.trim() === '') return { empty: true };
    const entries = readEntries({ ...values, weights: values.weights && values.mode === 'pick' }, context.lang);
    if (isProblem(entries)) return entries;
    if (entries.texts.length === 0) return problem('noEntries', {}, 'input');
    const plan = planOf(entries, values);
    if (isProblem(plan)) return plan;
    const random = await openDraw(values.seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawOf(plan, entries, random);
    const { result, notes } = writeList(drawn.items, values.as);
    return {
      result,
      total: entries.texts.length,
      remaining: drawn.remaining,
      seedUsed: random.seed,
      ...(await recordOf(entries, random.seed, context)),
      notes: [
        ...notes,
        entries.repeated > 0 && note(values.dedupe ? 'leftOut' : 'repeated', { count: entries.repeated }),
      ],
    };
  },
});

type Plan =
  | { readonly mode: 'pick'; readonly count: number; readonly unique: boolean; readonly weights?: readonly number[] }
  | { readonly mode: 'shuffle' }
  | { readonly mode: 'groups'; readonly groups: number };

/** What to draw, or why it can't be drawn. */
function planOf({ texts, weights }: Entries, { mode, count, unique, groups, by }: Form) {
  if (mode === 'shuffle') return { mode } satisfies Plan;
  if (mode === 'groups') {
    const wanted = by === 'number' ? groups : Math.ceil(texts.length / groups);
    if (wanted > texts.length) return problem('tooManyGroups', { groups, entries: texts.length }, 'groups');
    return { mode, groups: wanted } satisfies Plan;
  }
  const whole = weights && wholeWeights(weights);
  if (weights && !whole) return problem('weightsTooBig', {}, 'input');
  const possible = whole ? whole.filter((weight) => weight > 0).length : texts.length;
  if (possible === 0) return problem('allZero', {}, 'input');
  if (unique && count > possible) return problem('notEnough', { possible }, 'count');
  return { mode, count, unique, ...(whole && { weights: whole }) } satisfies Plan;
}

function drawOf(plan: Plan, { texts, typed }: Entries, random: RandomSource) {
  const textOf = (index: number): string => texts[index] ?? '';
  if (plan.mode === 'groups') {
    const groups = deal(random, texts.length, plan.groups);
    return { items: groups.map((group, index) => `${index + 1}: ${group.map(textOf).join(', ')}`) };
  }
  if (plan.mode === 'shuffle')
    return { items: pick(random, texts.length, { count: texts.length, unique: true }).map(textOf) };
  const picked = pick(random, texts.length, plan);
  const gone = new Set(picked);
  return { items: picked.map(textOf), remaining: typed.filter((_, index) => !gone.has(index)).join('\n') };
}

/** What lets others check a draw later. Without a seed (plain http) it can't be repeated, so there is no record. */
async function recordOf({ texts, weights }: Entries, seed: string, { now }: Context) {
  if (seed === '') return {};
  const lines = texts.map((entry, index) => (weights ? `${entry}\t${weights[index]}` : entry));
  return { listHash: await sha256Hex(lines.join('\n')), drawnAt: now.toISOString().replace(/\.\d+Z$/, 'Z') };
}

import { flag, give, isProblem, line, note, number, text, textTool } from '../../../kinds/contract';
import { openDraw } from '../../../kinds/contract/drawn-list';
import { xWeight } from '../../../core/text/x-weight';
import { ZALGO_LIMITS } from '../../../data/zalgo';
import { keepSeed } from './seed';
import { clean, zalgo } from './zalgo';

const kept = keepSeed();

const codePoints = (result: string): number => {
  let count = 0;
  for (const _ of result) count++;
  return count;
};

/** Each mark counts as a character towards the limit of a post or message. */
function limitNotes(result: string) {
  const { x, discord } = ZALGO_LIMITS;
  const onX = xWeight(result);
  const onDiscord = codePoints(result);
  return [
    onX > x && note('overX', { length: onX, limit: x }),
    onDiscord > discord && note('overDiscord', { length: onDiscord, limit: discord }),
  ];
}

export default textTool({
  eager: true,
  fields: {
    input: text({ rows: 3 }),
    level: number(5, { tier: 'main', min: 1, max: 20, slider: true, when: { clean: [false] } }),
    up: flag(true, { when: { clean: [false] } }),
    mid: flag(true, { when: { clean: [false] } }),
    down: flag(true, { when: { clean: [false] } }),
    seed: line({ autocomplete: 'off', when: { clean: [false] } }),
    clean: flag(),
  },
  outputs: { result: give.text(), marks: give.integer(), removed: give.integer(), seedUsed: give.code() },
  button: 'generate',
  run: async ({ input, level, up, mid, down, seed, clean: cleans }, context) => {
    if (cleans) return clean(input);
    // Without crypto.subtle (plain http) there are no seeds, so each run is a new random draw.
    const wanted = seed === '' && 'subtle' in crypto ? kept(JSON.stringify([input, level, up, mid, down])) : seed;
    const random = await openDraw(wanted, context.random);
    if (isProblem(random)) return random;
    const made = zalgo(input, level, { up, mid, down }, random, context.progress);
    return {
      ...made,
      seedUsed: input === '' ? undefined : random.seed,
      notes: [!up && !mid && !down && note('nowhere'), ...limitNotes(made.result)],
    };
  },
});

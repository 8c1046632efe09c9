import { choice, generatorTool, give, isProblem, line, number, term } from '../../../kinds/contract';
import { EMOJI_GROUPS, LAST_EMOJI_VERSION, loadEmoji } from '../../../data/emoji';
import {
  arrange,
  byText,
  drawIndices,
  listChanged,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { inSkin, poolOf, SKINS } from './pool';

const list = listFields({ count: 5 });

export default generatorTool({
  worker: 'never',
  fields: {
    group: choice(['any', ...EMOJI_GROUPS], { tier: 'main' }),
    skin: choice(SKINS, { tier: 'main' }),
    count: list.count,
    newest: number(15, { min: 1, max: LAST_EMOJI_VERSION }),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
    v: line({ hidden: true }),
  },
  outputs: {
    result: give.items({ join: '' }),
    label: give.word(),
    available: give.integer(),
    seedUsed: give.code(),
    source: give.word(),
    listDate: give.date(),
    names: give.table(),
  },
  link: { seed: 'seedUsed', v: 'listDate' },
  run: async ({ group, skin, newest, count, unique, sort, as, seed, v }, context) => {
    const emoji = await loadEmoji();
    const pool = poolOf(emoji, group, newest);
    const impossible = notEnough(count, unique, pool.length);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    // All emoji are drawn before the first skin tone, so that a seed draws the same ones in every tone.
    const drawn = drawIndices(random, pool.length, count, unique)
      .flatMap((index) => pool[index] ?? [])
      .map((one) => ({ text: inSkin(random, one, skin, newest), label: one.label }));
    const compare = byText(context.lang);
    const sorted = arrange(drawn, sort, (a, b) => compare(a.text, b.text));
    const written = writeList(
      sorted.map(({ text }) => text),
      as,
    );
    return {
      result: written.result,
      label: sorted.map(({ label }) => label),
      available: pool.length,
      seedUsed: random.seed,
      source: `${emoji.source} (${emoji.licence})`,
      listDate: emoji.checked,
      // Single items show their names themselves.
      names: Array.isArray(written.result) ? undefined : tableOf(sorted),
      notes: [...written.notes, listChanged(v, emoji.checked)],
    };
  },
});

const tableOf = (drawn: readonly { readonly text: string; readonly label: string }[]) => ({
  columns: [term('emoji'), term('name')],
  rows: drawn.map(({ text, label }) => [text, label]),
});

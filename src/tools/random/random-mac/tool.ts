import { choice, flag, generatorTool, give, isProblem, line, note, problem } from '../../../kinds/contract';
import { arrange, listFields, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { compareMacs, drawMacs, eui64Of, possibleMacs, readPrefix, writeMac } from './mac';

const list = listFields({ count: 5 });

export default generatorTool({
  fields: {
    separator: choice(['colon', 'hyphen', 'dot', 'none'], { tier: 'main' }),
    count: list.count,
    oui: line({ tier: 'main', autocomplete: 'off' }),
    upper: flag(),
    local: flag(true),
    multicast: flag(),
    eui64: flag(),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items(), seedUsed: give.code() },
  run: async ({ separator, count, oui, upper, local, multicast, eui64, unique, sort, as, seed }, context) => {
    const prefix = readPrefix(oui);
    if (!prefix) return problem('badPrefix', { oui: oui.trim() }, 'oui');
    const wish = { local, multicast, prefix };
    const impossible = notEnough(count, unique, possibleMacs(wish));
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const macs = arrange(drawMacs(random, wish, count, unique), sort, compareMacs);
    const { result, notes } = writeList(
      macs.map((mac) => writeMac(eui64 ? eui64Of(mac) : mac, separator, upper)),
      as,
    );
    return {
      result,
      seedUsed: random.seed,
      notes: [
        ...notes,
        prefix.length > 0 && note('prefixDecides'),
        prefix.length === 0 && !local && note('mayBeOwned'),
      ],
    };
  },
});

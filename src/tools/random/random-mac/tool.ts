import { choice, flag, generatorTool, give, isProblem, line, note, problem } from '../../../kinds/contract';
import { arrange, byValue, listFields, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { isLocal, isMulticast, macText, makeMacs, possibleMacs, readPrefix, type PrefixFault } from './mac';

const list = listFields({ count: 5 });

export default generatorTool({
  fields: {
    separator: choice(['colon', 'hyphen', 'dot', 'none'], { tier: 'main' }),
    count: list.count,
    oui: line({ tier: 'input', autocomplete: 'off' }),
    upper: flag(false, { tier: 'main' }),
    local: flag(true),
    multicast: flag(false),
    eui64: flag(false),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items({ mono: true }), seedUsed: give.code() },
  run: async ({ oui, local, multicast, count, unique, sort, as, seed, ...notation }, context) => {
    const prefix = readPrefix(oui);
    if ('fault' in prefix) return refusal(prefix);
    const wish = { local, multicast, prefix };
    const impossible = notEnough(count, unique, possibleMacs(wish));
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const macs = arrange(makeMacs(random, wish, count, unique), sort, byValue);
    const texts = macs.map((mac) => macText(mac, notation));
    const { result, notes } = writeList(texts, as);
    return { result, seedUsed: random.seed, notes: [...notes, bitsNote(wish)] };
  },
});

/** Which bits a typed prefix sets if they differ from the options, or that an address may be in a manufacturer's block. */
function bitsNote({ local, multicast, prefix }: { local: boolean; multicast: boolean; prefix: readonly number[] }) {
  const [first] = prefix;
  if (first === undefined) return !local && note('maybeVendor');
  if (isLocal(first) === local && isMulticast(first) === multicast) return false;
  if (isMulticast(first)) return note(isLocal(first) ? 'prefixLocalMulticast' : 'prefixUniversalMulticast');
  return note(isLocal(first) ? 'prefixLocalUnicast' : 'prefixUniversalUnicast');
}

function refusal(fault: PrefixFault) {
  if (fault.fault === 'notHex') {
    return problem('notHex', { character: fault.character, column: fault.column }, 'oui');
  }
  return fault.fault === 'halfByte'
    ? problem('halfByte', { digits: fault.digit }, 'oui')
    : problem('tooLong', { bytes: fault.bytes }, 'oui');
}

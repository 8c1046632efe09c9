import {
  choice,
  flag,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  problem,
  type Values,
} from '../../../kinds/contract';
import { arrange, listFields, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { BITS, type Family } from '../../../formats/ip/address';
import {
  blockAround,
  blockText,
  intervalOf,
  isBlockFault,
  readBlock,
  type BlockFault,
} from '../../../formats/ip/block';
import { byAddress, drawAddresses, possibleAddresses, writeAddress, type Pool } from './addresses';
import { intervalsOf } from './scopes';

const list = listFields({ count: 10, unique: true });

const fields = {
  scope: choice(['public', 'private', 'any', 'documentation', 'loopback', 'cidr'], { tier: 'main' }),
  version: choice(['4', '6', 'both'], {
    tier: 'main',
    when: { scope: ['public', 'private', 'any', 'documentation', 'loopback'] },
  }),
  cidr: line({ tier: 'main', initial: '192.168.0.0/24', autocomplete: 'off', when: { scope: ['cidr'] } }),
  count: list.count,
  compress: flag(true),
  prefixLength: flag(false),
  unique: list.unique,
  sort: list.sort,
  as: list.as,
  seed: list.seed,
};

export default generatorTool({
  fields,
  outputs: { result: give.items({ mono: true }), seedUsed: give.code() },
  run: async ({ compress, prefixLength, count, unique, sort, as, seed, ...wish }, context) => {
    const source = poolsOf(wish);
    if (isProblem(source)) return source;
    const { pools, prefix, notes: sourceNotes } = source;
    const impossible = notEnough(count, unique, possibleAddresses(pools));
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const addresses = arrange(drawAddresses(random, pools, count, unique), sort, byAddress);
    const texts = addresses.map((address) => {
      const text = writeAddress(address, compress);
      return prefixLength ? `${text}/${prefix ?? BITS[address.family]}` : text;
    });
    const { result, notes } = writeList(texts, as);
    return { result, seedUsed: random.seed, notes: [...notes, ...sourceNotes] };
  },
});

type Wish = Pick<Values<typeof fields>, 'scope' | 'version' | 'cidr'>;

/** The addresses to draw from; for a CIDR block with its prefix length, and a note if its address had host bits. */
function poolsOf({ scope, version, cidr }: Wish) {
  if (scope !== 'cidr') {
    const families: readonly Family[] = version === 'both' ? [4, 6] : version === '4' ? [4] : [6];
    const pools = families.map((family): Pool => {
      return { family, intervals: intervalsOf(scope, family), redraw: family === 4 && scope === 'public' };
    });
    return { pools, prefix: undefined, notes: [] };
  }
  if (cidr.trim() === '') return problem('noBlock', {}, 'cidr');
  const read = readBlock(cidr);
  if (isBlockFault(read)) return refusal(read);
  const block = blockAround(read.address, read.prefix);
  const hostBits = block.first !== read.address.value;
  const pools: readonly Pool[] = [{ family: block.family, intervals: [intervalOf(block)], redraw: false }];
  return { pools, prefix: block.prefix, notes: [hostBits && note('hostBits', { block: blockText(block) })] };
}

function refusal(fault: BlockFault) {
  switch (fault.fault) {
    case 'octets':
    case 'groups':
      return problem(fault.fault, { count: fault.count }, 'cidr');
    case 'prefix':
      return problem('prefix', { text: fault.text, max: fault.max }, 'cidr');
    default:
      return problem(fault.fault, { text: fault.text }, 'cidr');
  }
}

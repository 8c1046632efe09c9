import { choice, generatorTool, give, isProblem, note, problem } from '../../../kinds/contract';
import { arrange, drawIndices, listFields, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { PHONES } from '../../../data/phones';
import { COUNTRIES, countNumbers, hasTypes, phoneAt, rangesOf, writePhone, type Phone } from './phones';

const list = listFields({ count: 10, unique: true });

export default generatorTool({
  fields: {
    country: choice(COUNTRIES, { tier: 'main', alphabetical: true }),
    type: choice(['any', 'landline', 'mobile'], { tier: 'main' }),
    count: list.count,
    format: choice(['national', 'international', 'e164']),
    unique: list.unique,
    sort: list.sort,
    as: list.as,
    seed: list.seed,
  },
  outputs: { result: give.items(), available: give.integer(), source: give.word(), seedUsed: give.code() },
  run: async ({ country, type, format, count, unique, sort, as, seed }, context) => {
    const ranges = rangesOf(country, type);
    if (ranges.length === 0) return problem('noType', {}, 'type');
    const available = countNumbers(ranges);
    const impossible = notEnough(count, unique, available);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawIndices(random, available, count, unique).map((index) => phoneAt(ranges, index));
    const phones = arrange(drawn, sort, byDigits);
    const texts = phones.map((phone) => writePhone(phone, country, format));
    const written = writeList(texts, as);
    return {
      result: Array.isArray(written.result)
        ? phones.map(({ place }, at) => ({ text: texts[at] ?? '', label: place }))
        : written.result,
      available,
      source: PHONES[country].source,
      seedUsed: random.seed,
      notes: [...written.notes, type !== 'any' && !hasTypes(country) && note('oneType')],
    };
  },
});

const digits = ({ national }: Phone) => national.replace(/\D/g, '');
const byDigits = (a: Phone, b: Phone) => (digits(a) < digits(b) ? -1 : digits(a) > digits(b) ? 1 : 0);

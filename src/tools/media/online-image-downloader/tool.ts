import { choice, fileTool, flag, give, line, note, problem, term, text } from '../../../kinds/contract';
import { isOfType, isRelative, lineAddress, resolveAll, TYPES } from './addresses';

const MOST = 2_000;

export default fileTool({
  // Only the page can parse HTML.
  worker: 'never',
  fields: {
    types: choice(TYPES, { tier: 'main' }),
    format: choice(['keep', 'png', 'jpeg', 'webp'], { tier: 'main' }),
    input: text({ rows: 4, accept: '.html,.htm,.txt,text/html,text/plain' }),
    base: line({ tier: 'more' }),
    largest: flag(true),
    // Set by the button: nothing is fetched before it is pressed, and no link can press it.
    fetch: flag(false, { hidden: true, typedOnly: true }),
  },
  outputs: {
    result: give.items(),
    count: give.integer(),
    blocked: give.integer(),
    files: give.files(),
  },
  run: async ({ input, base, types, largest, format, fetch }, { signal, progress }) => {
    if (input.trim() === '') return { empty: true };
    const baseUrl = base.trim() === '' ? '' : (lineAddress(base, '') ?? undefined);
    if (baseUrl === undefined) return problem('badBase', {}, 'base');
    const found = await addressesIn(input, baseUrl, largest);
    if ('line' in found) return problem('badLine', { line: found.line }, 'input');
    const addresses = found.addresses.filter((address) => isOfType(address, types));
    const relative = found.relative > 0 ? problem('noBase', { addresses: found.relative }, 'base') : undefined;
    if (addresses.length === 0) return relative ?? problem('nothingFound', {}, 'input');
    if (addresses.length > MOST) return problem('tooMany', { addresses: addresses.length, limit: MOST }, 'input');
    if (!fetch) {
      return { result: addresses, count: addresses.length, ...(relative && { problem: relative }) };
    }
    const { download } = await import('./download');
    const { files, blocked } = await download(addresses, format, signal, progress);
    const [open, shut] = [addresses.filter((one) => !blocked.has(one)), addresses.filter((one) => blocked.has(one))];
    return {
      result: [
        ...open.map((address) => ({ text: address, group: term('downloaded') })),
        ...shut.map((address) => ({ text: address, group: term('blockedBySite') })),
      ],
      count: addresses.length,
      blocked: shut.length,
      files,
      notes: [shut.length > 0 && note('howToSave')],
      ...(relative && { problem: relative }),
    };
  },
});

/** The addresses in HTML, or one on each line; or the first line that is none. */
async function addressesIn(input: string, base: string, largest: boolean) {
  if (/<[a-z!/]/i.test(input)) {
    const { findImages } = await import('./find-images');
    const found = findImages(input, largest);
    const own =
      found.base !== '' && URL.canParse(found.base, base || undefined)
        ? new URL(found.base, base || undefined).href
        : base;
    return resolveAll(found.addresses, own);
  }
  const addresses: string[] = [];
  for (const [index, typed] of input.split(/\r\n|\r|\n/).entries()) {
    if (typed.trim() === '') continue;
    const address = lineAddress(typed, base) ?? (base === '' && isRelative(typed) ? typed.trim() : undefined);
    if (address === undefined) return { line: index + 1 };
    addresses.push(address);
  }
  return resolveAll(addresses, base);
}

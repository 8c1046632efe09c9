/**
 * Writes src/data/rdap/*.json from IANA's bootstrap files (RFC 9224): `node scripts/rdap-bootstrap.mjs`. Servers without
 * https are left out, because a page on https cannot reach them. Run it a few times a year and commit the result.
 */
import { writeFile } from 'node:fs/promises';

const FILES = ['dns', 'ipv4', 'ipv6', 'asn'];

for (const name of FILES) {
  const source = `https://data.iana.org/rdap/${name}.json`;
  const response = await fetch(source, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${source} answered with ${response.status}; try again later`);
  const { publication, services } = await response.json();
  await writeFile(`src/data/rdap/${name}.json`, bootstrapText(source, publication, services));
  console.log(`src/data/rdap/${name}.json: ${publication}`);
}

/** One line for each server, so that a diff shows what moved. */
export function bootstrapText(source, publication, services) {
  const lines = services
    .map(([keys, urls]) => [urls.find((url) => url.startsWith('https:')), keys.toSorted()])
    .filter(([url]) => url !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, keys]) => `    ${JSON.stringify([url, keys.join(' ')])}`);
  return `{\n  "source": ${JSON.stringify(source)},\n  "publication": ${JSON.stringify(publication)},\n  "services": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/**
 * Writes src/data/countries.json from countries-list, and public/flags from flag-icons, made smaller with SVGO as far as
 * the picture stays the same. Run it after a change of a flag or capital:
 *
 * npm install --no-save countries-list flag-icons && node scripts/build-countries.mjs
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import sharp from 'sharp';
import { optimize } from 'svgo';

// The packages may also be in the working directory, outside the repository.
const packages = [fileURLToPath(new URL('..', import.meta.url)), process.cwd()]
  .map((folder) => join(folder, 'node_modules'))
  .find((folder) => existsSync(join(folder, 'countries-list')));
const { countries } = createRequire(join(packages, 'x.js'))('countries-list');
const version = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version;
const flags = join(packages, 'flag-icons/flags/4x3');

/** Codes that ISO 3166-1 doesn't assign: Ascension and Tristan da Cunha (reserved), Kosovo (user-assigned). */
const NOT_ISO = ['AC', 'TA', 'XK'];
/** Units of account and a currency that is no longer in use. */
const NOT_MONEY = ['USN', 'CHE', 'CHW', 'BOV', 'CLF', 'UYI', 'SVC'];
/** Neither members of the United Nations nor its observers Palestine and Vatican City (un.org, Member States). */
const TERRITORIES =
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK TW UM VG VI WF YT'.split(
    ' ',
  );
const CONTINENTS = {
  AF: 'africa',
  AN: 'antarctica',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'oceania',
  SA: 'south-america',
};

/** +1 809: within the North American plan, the area code follows the country code. */
const callingCode = (phone) => `+${String(phone).replace(/^1(?=\d{3}$)/, '1 ')}`;

const codes = Object.keys(countries)
  .filter((code) => !NOT_ISO.includes(code))
  .sort();
const items = codes.map((code) => {
  const { continent, capital, currency, phone } = countries[code];
  return {
    code,
    continent: CONTINENTS[continent],
    capital,
    currencies: currency.filter((one) => !NOT_MONEY.includes(one)),
    callingCodes: phone.map(callingCode),
    ...(TERRITORIES.includes(code) && { territory: true }),
  };
});
const list = {
  source: `countries-list ${version('countries-list')}; flags: flag-icons ${version('flag-icons')}`,
  licence: 'MIT',
  checked: new Date().toISOString().slice(0, 10),
  items,
};
const data = fileURLToPath(new URL('../src/data/countries.json', import.meta.url));
writeFileSync(data, await format(JSON.stringify(list), { parser: 'json', printWidth: 160 }));

/* ── Flags ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The largest mean difference of a channel, of 255, between a flag and its smaller file. */
const SAME = 1;
const WIDTH = 640;
const pixels = (svg) => sharp(Buffer.from(svg)).resize(WIDTH).ensureAlpha().raw().toBuffer();

async function difference(one, other) {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.length !== b.length) return Infinity;
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
}

async function smallest(svg) {
  for (const floatPrecision of [0, 1, 2]) {
    const { data: small } = optimize(svg, { multipass: true, floatPrecision });
    if (small.length < svg.length && (await difference(svg, small)) < SAME) return small;
  }
  return svg;
}

const target = fileURLToPath(new URL('../public/flags/', import.meta.url));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
let bytes = 0;
for (const code of codes) {
  const name = `${code.toLowerCase()}.svg`;
  const svg = await smallest(readFileSync(join(flags, name), 'utf8'));
  bytes += svg.length;
  writeFileSync(join(target, name), svg);
}
writeFileSync(join(target, 'LICENSE.txt'), readFileSync(join(flags, '../../LICENSE')));
console.log(
  `${items.length} countries, ${items.filter(({ territory }) => territory).length} of them territories; flags: ${bytes} bytes`,
);

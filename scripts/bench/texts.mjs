/**
 * Input for the tools in `npm run bench`: the same data as CSV, JSON, XML, YAML and base64, of approximately a given
 * size in bytes.
 */
const row = (n) => ({
  id: n,
  name: `Customer ${n}`,
  email: `customer.${n}@example.com`,
  amount: (n * 37) % 10_000,
  city: ['Łódź', 'Paris', 'São Paulo'][n % 3],
  active: n % 2 === 0,
});

/** Text of approximately `bytes` bytes: lines generated one after another. */
function linesOf(bytes, line) {
  const lines = [];
  for (let n = 0, size = 0; size < bytes; n++) {
    lines.push(line(n));
    size += Buffer.byteLength(lines[n]) + 1;
  }
  return lines;
}
export const csvOf = (bytes) =>
  `${Object.keys(row(0)).join()}\n${linesOf(bytes, (n) => Object.values(row(n)).join()).join('\n')}\n`;
export const jsonOf = (bytes) => `[${linesOf(bytes, (n) => JSON.stringify(row(n))).join(',')}]`;
export const xmlOf = (bytes) => {
  const element = ([name, value]) => `<${name}>${value}</${name}>`;
  return `<rows>${linesOf(bytes, (n) => `<row>${Object.entries(row(n)).map(element).join('')}</row>`).join('\n')}</rows>`;
};
export const yamlOf = (bytes) => {
  const entry = ([name, value]) => `${name}: ${value}`;
  return `${linesOf(bytes, (n) => `- ${Object.entries(row(n)).map(entry).join('\n  ')}`).join('\n')}\n`;
};

export const base64Of = (bytes) => Buffer.from(csvOf(bytes * 0.75)).toString('base64');

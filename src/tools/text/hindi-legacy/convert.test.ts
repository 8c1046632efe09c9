import { expect, test } from 'vitest';
import { convert, looksLikeKrutiDev, type Encoding } from './convert';

const run = (text: string, from: Encoding, to: Encoding) => convert(text, from, to, () => {});

test('converting from one font to the other goes through Unicode', () => {
  expect(run('fgUnh', 'krutidev', 'chanakya').text).toBe('çã‹Îè');
  expect(run('çã‹Îè', 'chanakya', 'krutidev').text).toBe('fgUnh');
});

test.for(['krutidev', 'chanakya', 'unicode'] as const)(
  'converting from %s to itself changes only line breaks',
  (encoding) => {
    expect(run('fgUnh\r\nहिन्दी\rx', encoding, encoding).text).toBe('fgUnh\nहिन्दी\nx');
  },
);

test.for([
  ['', 0],
  ['\n', 0],
  ['fgUnh\r\nfgUnh\n', 0],
] as const)('%j keeps its line breaks', ([text, kept]) => {
  const { text: read, unicodeLines } = run(text, 'krutidev', 'unicode');
  expect(read).toBe(text.replaceAll('\r\n', '\n').replaceAll('fgUnh', 'हिन्दी'));
  expect(unicodeLines).toBe(kept);
});

test('a line that is already Unicode stays, including Latin words and punctuation', () => {
  const line = 'WhatsApp पर भेजें (2024-25), धन्यवाद!';
  expect(run(line, 'krutidev', 'unicode')).toMatchObject({ text: line, unicodeLines: 1 });
  expect(run(`fgUnh\n${line}\nfgUnh`, 'krutidev', 'unicode')).toMatchObject({
    text: `हिन्दी\n${line}\nहिन्दी`,
    unicodeLines: 1,
  });
  expect(run(line, 'chanakya', 'krutidev').unicodeLines).toBe(1);
});

test('a Unicode danda or word does not make a legacy line Unicode', () => {
  expect(run('esjk uke gS। २', 'krutidev', 'unicode')).toMatchObject({ text: 'मेरा नाम है। २', unicodeLines: 0 });
  expect(run('esjk uke usgy gSA eS ,d Nk= gw¡A हाँ', 'krutidev', 'unicode').text).toBe('मेरा नाम नेहल है। मै एक छात्र हूँ। हाँ');
});

test.for([
  ['Hkkjr ljdkj', true],
  ['çã‹Îè ÖæÚUÌ', false],
  ['', false],
  ['AB', false],
  ['2024-25 (10)', false],
] as const)('%j looks like Kruti Dev: %s', ([text, looks]) => {
  expect(looksLikeKrutiDev(text)).toBe(looks);
});

test('reports increasing progress about a hundred times, up to the end', () => {
  const reports: number[] = [];
  convert('esjk '.repeat(20_000), 'krutidev', 'chanakya', (part) => reports.push(part));
  expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  expect(reports.length).toBeLessThan(250);
  expect(reports.at(-1)).toBeGreaterThan(0.9);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { fill } from '../../../i18n/format';
import { apca } from './apca';
import { describeColor } from './describe';
import { readColor } from './parse-color';
import italian from './strings/it';

const described = (text: string, legacy = false) => {
  const color = readColor(text);
  if (isProblem(color)) throw new Error(`${text}: ${color.code}`);
  return describeColor(color, legacy);
};

// colorjs.io 0.7.1.
test.for([
  ['hsl(210 39.5% 16.9% / 50%)', 'sRGB', 'lab(16.72 -2.86 -13.26 / 0.5)', 'oklch(0.283 0.0389 249.34 / 0.5)'],
  ['hwb(120 10% 20%)', 'sRGB', 'lab(71.94 -65.26 65.48)', 'oklch(0.7345 0.2422 142.61)'],
  ['lab(50 40 -20)', 'sRGB', 'lab(50 40 -20)', 'oklch(0.5854 0.1324 335.46)'],
  ['lch(60 80 150)', 'Display P3', 'lab(60 -69.28 40)', 'oklch(0.632 0.2154 153.14)'],
  ['oklab(0.7 0.1 -0.1)', 'sRGB', 'lab(63.14 35.99 -36.26)', 'oklch(0.7 0.1414 315)'],
  ['oklch(0.7 0.3 150)', 'Rec. 2020', 'lab(68.76 -94.04 67.48)', 'oklch(0.7 0.3 150)'],
  ['color(rec2020 1 0 0)', 'Rec. 2020', 'lab(59.8 116.88 106.76)', 'oklch(0.6871 0.3647 24.19)'],
  ['color(rec2020 0.3 0.6 0.2)', 'Rec. 2020', 'lab(53.46 -73.67 57.04)', 'oklch(0.5744 0.241 148.67)'],
  ['color(rec2020 0.05 0.05 0.05)', 'sRGB', 'lab(0.68 0 0)', 'oklch(0.091 0 0)'],
  ['color(xyz-d65 0.3 0.4 0.5)', 'sRGB', 'lab(69.22 -29.12 -7.41)', 'oklch(0.7263 0.0878 192.64)'],
  ['color(a98-rgb 0.2 0.5 0.3)', 'Display P3', 'lab(45.6 -54.03 19.79)', 'oklch(0.5134 0.1564 160.99)'],
  ['color(prophoto-rgb 0 1 0)', undefined, 'lab(87.57 -186.7 150.99)', 'oklch(0.8401 0.5261 152.77)'],
  ['color(srgb-linear 0.5 0.2 0.1)', 'sRGB', 'lab(58.1 22.88 29.52)', 'oklch(0.6433 0.0936 48.86)'],
  ['gray', 'sRGB', 'lab(53.59 0 0)', 'oklch(0.5999 0 0)'],
  ['black', 'sRGB', 'lab(0 0 0)', 'oklch(0 0 0)'],
] as const)('%s is in %s, %s, %s', ([text, gamut, lab, oklch]) => {
  expect(described(text)).toMatchObject({ gamut, lab, oklch });
});

/** Colors outside sRGB, mapped by colorjs.io’s CSS method; another search may end one step of 255 away. */
test.for([
  ['lch(60 80 150)', [0, 169, 76]],
  ['oklch(0.7 0.3 150)', [0, 194, 72]],
  ['color(display-p3 0 1 0)', [0, 251, 41]],
  ['color(rec2020 1 0 0)', [255, 73, 79]],
  ['color(prophoto-rgb 0 1 0)', [0, 245, 117]],
  ['oklch(0.99 0.2 100)', [255, 254, 161]],
] as const)('%s is shown as about rgb(%o)', ([text, expected]) => {
  const channels = (described(text).rgb.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(...expected.map((part, at) => Math.abs(part - (channels[at] ?? 0))))).toBeLessThanOrEqual(1);
});

test.for([
  ['102, 51, 153', '#663399'],
  ['102 51 153', '#663399'],
  ['#639', '#663399'],
  ['  Color: REBECCAPURPLE; ', '#663399'],
  ['rgba(102, 51, 153, 0.5)', '#66339980'],
  ['RGB(40% 20% 60%)', '#663399'],
  ['hsl(0.75turn 50% 40%)', '#663399'],
  ['device-cmyk(0.5 0 0 0)', '#80ffff'],
  ['cmyk(0 1 1 0)', '#ff0000'],
  ['cmyk(0% 91% 73% 14%)', '#db143b'],
  ['cmyk(0 91 73 14)', '#db143b'],
  ['cmyk(1, 91, 73, 14)', '#d9143b'],
  ['CMYK: 0 91 73 14', '#db143b'],
  ['rgb 102, 51, 153', '#663399'],
  ['RGB: 102 51 153', '#663399'],
  ['transparent', '#00000000'],
  ['rgb(300 -5 0)', '#ff0000'],
  ['rgb(102 51 153', '#663399'],
  ['rgb(102, 51, 153', '#663399'],
  ['color: #639 !important;', '#663399'],
  ['color:#639!important', '#663399'],
  ['color: #639; /* brand */', '#663399'],
  ['border: 1px solid #639;', '#663399'],
  ['background: rgb(102 51 153) url(a.png)', '#663399'],
  ['outline: thin dotted rebeccapurple', '#663399'],
  // From the web platform tests display-p3-linear-001 and -005, which compare with green and with #ffff00.
  ['color(display-p3-linear 0.0383 0.2087 0.0156)', '#008000'],
  ['color(display-p3-linear 1 1 0.0895)', '#ffff00'],
  ['rgb(none 51 none)', '#003300'],
] as const)('%j is %s', ([text, hex]) => expect(described(text).hex).toBe(hex));

test.for([
  ['rebecapurple', 'similarName', { name: 'rebecapurple', close: 'rebeccapurple' }],
  ['qqqqqqq', 'unknownName', { name: 'qqqqqqq' }],
  ['#12345', 'badHex', { digits: 5 }],
  ['#12g456', 'badPart', { part: 'g', position: 4 }],
  ['hsv(1 2 3)', 'unknownFunction', { name: 'hsv', position: 1 }],
  ['rgb(1 2)', 'badCount', { name: 'rgb', needed: 3, found: 2 }],
  ['rgb(1 2 3) x', 'badPart', { part: 'x', position: 12 }],
  ['border: red blue', 'unknownName', { name: 'red blue' }],
  ['color: red; background: blue', 'unknownName', { name: 'red; background: blue' }],
  ['color(p4 1 0 0)', 'unknownSpace', { name: 'p4', position: 7 }],
  ['oklch(0.5 0.1 30px)', 'badPart', { part: '30px', position: 15 }],
] as const)('%j: %s %o', ([text, code, blanks]) => {
  expect(readColor(text)).toMatchObject({ says: 'problem', code, with: blanks, field: 'input' });
});

test('whatever is typed, it is a color or a problem', () => {
  const parts = fc.constantFrom(
    'rgb(',
    'color(',
    '#',
    '12',
    '%',
    ' ',
    ',',
    '/',
    ')',
    'deg',
    'none',
    'x',
    '-',
    '.',
    'e',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (texts) => {
      const color = readColor(texts.join(''));
      expect('mode' in color || color.says === 'problem').toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the old syntax has commas, and an a for transparent colors', () => {
  expect(described('#66339980', true)).toMatchObject({
    rgb: 'rgba(102, 51, 153, 0.502)',
    hsl: 'hsla(270, 50%, 40%, 0.502)',
  });
  expect(described('#639', true)).toMatchObject({ rgb: 'rgb(102, 51, 153)', hsl: 'hsl(270, 50%, 40%)' });
});

test.for([
  ['#ffffff', 'white'],
  ['#00ffff', 'cyan'],
  ['#808080', 'gray'],
  ['#00000000', 'transparent'],
  ['#66339980', ''],
  ['#663398', ''],
] as const)('the name of %s is %j', ([text, name]) => expect(described(text).name).toBe(name));

describe('APCA', () => {
  // apca-w3 0.1.9.
  test.for([
    ['#ffffff', '#663399', -93.03023043094673],
    ['#000000', '#663399', 15.582155515201949],
    ['#ffffff', '#888888', -68.54146436644962],
    ['#000000', '#ffffff', 106.04067321268862],
    ['#ffffff', '#000000', -107.88473318309848],
    ['#ffffff', '#010101', -107.88415114047292],
    ['#ffffff', '#ffffff', 0],
  ] as const)('%s on %s is %d', ([text, ground, expected]) => expect(apca(text, ground)).toBeCloseTo(expected, 10));
});

test('every notation can be read again and is about the same color', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (bytes) => {
      const { hex, rgb, lab, lch, oklab, oklch } = described(`rgb(${bytes.join(' ')})`);
      expect([hex, rgb].map((text) => bytesOf(described(text).hex))).toEqual([bytes, bytes]);
      // Four decimals are not always enough for all 256 steps of a channel.
      for (const text of [lab, lch, oklab, oklch]) {
        const back = bytesOf(described(text).hex);
        expect(Math.max(...bytes.map((part, at) => Math.abs(part - (back[at] ?? 0))))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

/** CSS Color 4, section 7: white and black have no saturation, and one below 0 is 0. */
test.for([
  ['lab(100 0 0)', 'hsl(0 0% 100%)'],
  ['oklch(1 0 0)', 'hsl(0 0% 100%)'],
  ['color(display-p3 1 1 1)', 'hsl(0 0% 100%)'],
  ['color(xyz-d50 0.9643 1 0.8251)', 'hsl(0 0% 100%)'],
  ['color(srgb -0.00005 0 0)', 'hsl(0 0% 0%)'],
  ['hsl(270 -10% 50%)', 'hsl(0 0% 50%)'],
])('%s in HSL is %s', ([typed, hsl]) => expect(described(typed!).hsl).toBe(hsl));

test.for([
  [1, 'qui ce n’è 1.'],
  [2, 'qui ce ne sono 2.'],
] as const)('in Italian, the verb agrees with %i values found', ([found, part]) => {
  expect(fill(italian.problems.badCount, { name: 'rgb', needed: 3, found }, 'it')).toContain(part);
});

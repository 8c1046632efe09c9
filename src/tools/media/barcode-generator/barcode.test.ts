import {
  AztecCodeReader,
  BarcodeFormat,
  BinaryBitmap,
  DataMatrixReader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatOneDReader,
  PDF417Reader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { encode, type Symbol } from './encode';
import { gs1CheckDigit, msiCheckDigit, upcaOf } from './check-digits';
import { layoutOf } from './layout';
import { isCodeFault, readCode, type Code, type Symbology } from './read-code';
import { svgOf } from './svg';
import tool from './tool';

const codeOf = (symbology: Symbology, typed: string): Code => {
  const code = readCode(symbology, typed);
  if (isCodeFault(code)) throw new Error(`${typed}: ${JSON.stringify(code)}`);
  return code;
};

// The tables of the GS1 General Specifications §5.2 and of ISO/IEC 16388, written out in Python.
test.for([
  ['ean8', '9638507', '96385074', '1010001011010111101111010110111010101001110111001010001001011100101'],
  [
    'upca',
    '03600029145',
    '036000291452',
    '10100011010111101010111100011010001101000110101010110110011101001100110101110010011101101100101',
  ],
  ['upce', '425261', '04252614', '101001110100100110111001001101101011110011001010101'],
  ['code39', 'a1', 'A1', '100010111011101011101010001011101110100010101110100010111011101'],
] as const)('%s %s', ([symbology, typed, text, bars]) => {
  const code = codeOf(symbology, typed);
  expect(code.text).toBe(text);
  expect(encode(symbology, code.data, 3)).toEqual({ kind: 'linear', bars });
});

describe('a decoder of another project (ZXing) reads', () => {
  const oneD = new MultiFormatOneDReader(
    new Map<DecodeHintType, unknown>([
      [
        DecodeHintType.POSSIBLE_FORMATS,
        [
          BarcodeFormat.EAN_13,
          BarcodeFormat.EAN_8,
          BarcodeFormat.UPC_A,
          BarcodeFormat.UPC_E,
          BarcodeFormat.CODE_128,
          BarcodeFormat.CODE_39,
          BarcodeFormat.CODE_93,
          BarcodeFormat.CODABAR,
          BarcodeFormat.ITF,
        ],
      ],
      [DecodeHintType.ASSUME_GS1, true],
    ]),
  );

  test.for([
    ['ean13', '4006381333931', '4006381333931'],
    ['isbn', '978-0-306-40615-7', '9780306406157'],
    ['ean8', '96385074', '96385074'],
    ['upca', '036000291452', '036000291452'],
    ['code128', 'Smallkit 2026 abc 1234567890', 'Smallkit 2026 abc 1234567890'],
    ['code39', 'CODE-39 $1', 'CODE-39 $1'],
    ['code93', 'Code 93!', 'Code 93!'],
    ['codabar', 'A12345B', 'A12345B'],
    ['itf14', '1540014128876', '15400141288763'],
  ] as const)('%s %s', ([symbology, typed, text]) => {
    const symbol = encode(symbology, codeOf(symbology, typed).data, 3);
    expect(oneD.decode(bitmapOf(symbol)).getText()).toBe(text);
  });

  test('code 39 with wide bars of two modules', () => {
    const symbol = encode('code39', 'ABC', 2);
    expect(oneD.decode(bitmapOf(symbol)).getText()).toBe('ABC');
  });

  test.for([
    ['datamatrix', new DataMatrixReader()],
    ['pdf417', new PDF417Reader()],
    ['aztec', new AztecCodeReader()],
  ] as const)('%s', ([symbology, reader]) => {
    const text = 'Lot 42, best before 2026-12-31';
    expect(reader.decode(bitmapOf(encode(symbology, text, 3))).getText()).toBe(text);
  });
});

const PIXELS = 4;
const MARGIN = 10;

/** A symbol as a picture, four pixels for each module. */
function bitmapOf(symbol: Symbol): BinaryBitmap {
  const isDark = symbol.kind === 'linear' ? (x: number) => symbol.bars[x] === '1' : insideOf(symbol.path);
  const [wide, high] = symbol.kind === 'linear' ? [symbol.bars.length, 20] : [symbol.width, symbol.height];
  const width = (wide + 2 * MARGIN) * PIXELS;
  const height = (high + 2 * MARGIN) * PIXELS;
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      if (!isDark(x, y)) continue;
      for (let row = 0; row < PIXELS; row++) {
        const from = ((y + MARGIN) * PIXELS + row) * width + (x + MARGIN) * PIXELS;
        pixels.fill(0, from, from + PIXELS);
      }
    }
  }
  return new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(pixels, width, height)));
}

/** Whether the middle of a module is inside a path, by the even-odd rule. */
function insideOf(path: string): (x: number, y: number) => boolean {
  const polygons = path
    .split('z')
    .filter((one) => one !== '')
    .map((one) => Array.from(one.matchAll(/(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)] as const));
  return (x, y) => {
    let crossings = 0;
    for (const points of polygons) {
      for (const [index, [fromX, fromY]] of points.entries()) {
        const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0];
        if (fromX === toX && fromX > x + 0.5 && Math.min(fromY, toY) < y + 0.5 && Math.max(fromY, toY) > y + 0.5)
          crossings++;
      }
    }
    return crossings % 2 === 1;
  };
}

// GS1's check digit calculator and the ISBN manual; MSI: Luhn.
test('check digits', () => {
  expect(gs1CheckDigit('629104150021')).toBe('3');
  expect(gs1CheckDigit('978030640615')).toBe('7');
  expect(msiCheckDigit('1234567')).toBe('4');
  expect(upcaOf('0', '425261')).toBe('04210000526');
  expect(upcaOf('0', '123453')).toBe('01230000045');
  expect(upcaOf('0', '123454')).toBe('01234000005');
  expect(upcaOf('0', '123457')).toBe('01234500007');
});

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, change) => {
      const { text } = codeOf('ean13', digits);
      const wrong = text.slice(0, at) + String((Number(text[at]) + change) % 10) + text.slice(at + 1);
      expect(readCode('ean13', wrong)).toMatchObject({ fault: 'wrongCheckDigit' });
    }),
  );
});

test.for([
  ['ean13', '12345', { fault: 'wrongLength', count: 5, lengths: '12, 13' }],
  ['ean13', '40063813339x', { fault: 'badCharacter', character: 'x', place: 12 }],
  ['isbn', '0306406153', { fault: 'wrongCheckDigit', digit: '3', right: '2' }],
  ['isbn', '080442957X', { text: '9780804429573' }],
  ['isbn', '4006381333931', { fault: 'notIsbn' }],
  ['upce', '2425261', { fault: 'badSystem' }],
  ['code128', 'Café', { fault: 'badCharacter', character: 'é', place: 4 }],
  ['code128', 'a😀', { fault: 'badCharacter', character: '😀', place: 2 }],
  ['codabar', '1A2', { fault: 'badCharacter', character: 'A', place: 2 }],
  ['codabar', 'A1A2B', { fault: 'badCharacter', character: 'A', place: 3 }],
  ['codabar', '$1.50', { text: 'A$1.50A' }],
  // Places are those of the line as it was typed (an editor's column), and ß is not two letters S.
  ['ean13', '4 006381 33393l', { fault: 'badCharacter', character: 'l', place: 15 }],
  ['isbn', 'ISBN 0-306-4O615-2', { fault: 'badCharacter', character: 'O', place: 13 }],
  ['itf', ' - ', { fault: 'badCharacter', character: '-', place: 2 }],
  ['msi', '-', { fault: 'badCharacter', character: '-', place: 1 }],
  ['pharmacode', ' 12a', { fault: 'badCharacter', character: 'a', place: 4 }],
  ['code39', 'Straße', { fault: 'badCharacter', character: 'ß', place: 5 }],
  // ISBN Users' Manual: check digits by its rule; an ISBN-10 that begins with 13 or 10, after the word alone.
  ['isbn', 'ISBN 130527010X', { text: '9781305270107' }],
  ['isbn', 'ISBN-13: 978-0-306-40615-7', { text: '9780306406157' }],
  ['isbn', 'ISBN-10 0-306-40615-2', { text: '9780306406157' }],
  ['isbn', 'ISBN139780306406157', { text: '9780306406157' }],
  ['pharmacode', '2', { fault: 'badPharmacode' }],
  ['pharmacode', '131070', { text: '131070' }],
  ['gs1-128', '0109521234543213', { fault: 'badGs1' }],
  ['gs1-128', '(01)09506000134353', { fault: 'wrongCheckDigit', digit: '3', right: '2' }],
  ['gs1-128', '(10)AB(01)0950600013435X', { fault: 'badCharacter', character: 'X', place: 24 }],
  ['gs1-128', '(10)AB(01)123', { fault: 'wrongLength', count: 3, lengths: '14' }],
  ['gs1-128', '(01)09506000134352(10)AB', { text: '(01)09506000134352(10)AB' }],
  ['itf', '12 345', { text: '012345', padded: true }],
  ['datamatrix', 'Żółć 😀', { text: 'Żółć 😀' }],
  ['datamatrix', 'a\ud83d', { text: 'a\ufffd' }],
] as const)('%s %j: %j', ([symbology, typed, expected]) => expect(readCode(symbology, typed)).toMatchObject(expected));

const LOOK = {
  showText: true,
  scale: 2,
  height: 15,
  quiet: true,
  rotate: '0',
  color: '#000000',
  background: '#ffffff',
} as const;

test('a list names every line that is skipped, and draws the others', async () => {
  const input = ['40063813339x', '400638133393', '123', '', '4006381333932', '9780306406157'].join('\r\n');
  expect(
    await tool.run({ ...LOOK, symbology: 'ean13', format: 'svg', input, wide: '3', sheet: '' }, exampleContext()),
  ).toMatchObject({
    text: ['4006381333931', '9780306406157'],
    problem: { code: 'badCharacter', with: { line: 1 } },
    notes: expect.arrayContaining([note('alsoWrong', { lines: '3, 5' })]),
  });
});

test('an SVG has its text escaped, its size in pixels, and turns with the code', () => {
  const look = { ...LOOK, rotate: '90' } as const;
  const layout = layoutOf(encode('code128', '<&>', 3), 'code128', '<&>', look);
  const svg = svgOf(layout, '<&>', look);
  expect(svg).toContain('<title>&lt;&amp;&gt;</title>');
  expect(svg).toContain(`width="${layout.height * 2}" height="${layout.width * 2}"`);
  // 15 mm are 56.7 CSS pixels: 28 modules of two pixels.
  expect(layout.height).toBe(28 + 9 + 2);
});

import fc from 'fast-check';
import { decodeHTML } from 'entities/decode';
import { expect, test } from 'vitest';
import { HTML4_NAMES } from '../../../data/html4-names';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { decodeEntities } from './decode';
import { SCOPES, STYLES, encodeEntities, type Writing } from './encode';
import { settle } from './settle';
import tool from './tool';

const encoded = (text: string, writing: Writing) => encodeEntities(text, writing)?.text ?? 'too long';
const decoded = async (text: string) => (await decodeEntities(text, false)).text;

const WRITINGS = SCOPES.flatMap((scope) => STYLES.map((style) => ({ scope, style })));

test.for(WRITINGS)('decode undoes encode: %j', async (writing) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      expect(await decoded(encoded(text, writing))).toBe(text.toWellFormed());
    }),
  );
});

test.for(WRITINGS)(
  'encoded text contains no markup, and no character outside ASCII unless the scope allows it: %j',
  (writing) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = encoded(text, writing);
        expect(code).not.toMatch(/[<>"']|&(?!#\d+;|#x[\dA-F]+;|\w+;)/);
        if (writing.scope !== 'special') expect(code).toMatch(/^[\0-\x7F]*$/);
        if (writing.scope === 'all') expect(code).toMatch(/^(&#?\w+;)*$/);
      }),
    );
  },
);

test.for([
  ['named', '&amp;&lt;&gt;&quot;&#39;'],
  ['decimal', '&#38;&#60;&#62;&#34;&#39;'],
  ['hex', '&#x26;&#x3C;&#x3E;&#x22;&#x27;'],
] as const)('encodes the five special characters as %s', ([style, gives]) => {
  expect(encoded('&<>"\'', { scope: 'special', style })).toBe(gives);
});

test.for([
  ['special', 'aé\n&lt;'],
  ['nonAscii', 'a&eacute;\n&lt;'],
  ['all', '&#97;&eacute;&#10;&lt;'],
] as const)('encodes the scope %s', ([scope, gives]) => {
  expect(encoded('aé\n<', { scope, style: 'named' })).toBe(gives);
});

test('writes one reference per code point, never one for a surrogate', () => {
  const all = { scope: 'all', style: 'hex' } as const;
  expect(encoded('👩‍👧', all)).toBe('&#x1F469;&#x200D;&#x1F467;');
  expect(encoded('e\u0301', all)).toBe('&#x65;&#x301;');
  expect(encoded('\uD83D', all)).toBe('&#xFFFD;');
});

test('writes all 252 names of HTML 4.01 and reads them back', async () => {
  expect(HTML4_NAMES.size).toBe(252);
  for (const [codePoint, name] of HTML4_NAMES) {
    const character = String.fromCodePoint(codePoint);
    const code = encoded(character, { scope: 'all', style: 'named' });
    // HTML5 gave the names of these two to other characters, so they are written as numbers.
    expect(code).toBe(name === 'lang' || name === 'rang' ? `&#${codePoint};` : `&${name};`);
    expect(await decoded(code)).toBe(character);
  }
});

test('keeps characters whose number would be read as another character', () => {
  expect(encodeEntities('\0\u0080\u0081\u0099', { scope: 'all', style: 'decimal' })).toEqual({
    text: '\0\u0080&#129;\u0099',
    kept: 3,
  });
});

// Python: html.unescape(text)
test.for([
  ['&AMP', '&'],
  ['&notin;', '∉'],
  ['&notit;', '¬it;'],
  ['&copy=1', '©=1'],
  ['&ngE;', '≧̸'],
  ['&CounterClockwiseContourIntegral;', '∳'],
  ['&#128;&#159;&#129;', '€Ÿ\u0081'],
  ['&#0;&#xD800;&#x110000;&#99999999999999999999;', '\uFFFD\uFFFD\uFFFD\uFFFD'],
  ['&#x1F600;&#X41;&#65x', '😀AAx'],
  ['&#;&#x;&#xg;&&;& amp;', '&#;&#x;&#xg;&&;& amp;'],
  ['&nope;&Amp;&hearts&rarr', '&nope;&Amp;&hearts&rarr'],
  ['&apos;&lang;', "'\u27E8"],
  ['&ampamp;', '&amp;'],
] as const)('decodes %s like a browser', async ([text, gives]) => {
  expect(await decoded(text)).toBe(gives);
});

test('turns a lone surrogate into U+FFFD when decoding, too', async () => {
  expect(await decodeEntities('\uD83D&amp;\uDE00', false)).toMatchObject({ text: '\uFFFD&\uFFFD' });
  expect(await decodeEntities('\uD83D', true)).toMatchObject({ text: '\uFFFD', passes: 0 });
});

test('decodes until nothing changes if `repeat` is on', async () => {
  const text = '&amp;amp;amp;lt;&amp;#38;#60;';
  expect(await decodeEntities(text, true)).toEqual({ text: '<<', passes: 4, more: false });
  expect(await decodeEntities(text, false)).toEqual({ text: '&amp;amp;lt;&#38;#60;', passes: 1, more: true });
  expect(await decodeEntities('plain & simple', true)).toEqual({ text: 'plain & simple', passes: 0, more: false });
});

/** Reference implementation of “until nothing changes”: decodes the whole text again and again. */
function decodedNaively(text: string): { text: string; passes: number } {
  let passes = 0;
  for (let next = decodeHTML(text); next !== text; next = decodeHTML(text)) {
    text = next;
    passes++;
  }
  return { text, passes };
}

const PIECES =
  '& &amp; &am p; amp; #38; # x26; &# &#3 8 ; not in; &not &#105; &#110; l t; &lt < &#x1F600; ngE; &nge &#59; &#35; &#120; &#97;' +
  ' &#109; &#112; &nvlt; &fjlig; &#x2 6 &#49; &para é &copy sr; &Coun&#116;erClockwiseContourIntegral;';

test('passes over changed positions give the same result as passes over the whole text', () => {
  const piece = fc.constantFrom(' ', ...PIECES.split(' '));
  const form = fc.constantFrom(String, escapedOnce, (sign: string) => `&#${sign.charCodeAt(0)};`);
  fc.assert(
    fc.property(fc.array(piece), fc.array(form, { maxLength: 4 }), (pieces, forms) => {
      const text = forms.reduce((whole, write) => whole.replace(/[&#;a-z]/g, write), pieces.join(''));
      expect(settle(text)).toEqual(decodedNaively(text));
    }),
    { numRuns: 2000 },
  );
});

const escapedOnce = (sign: string) => (sign === '&' ? '&amp;' : sign);

test('skips a byte order mark and adds a note', async () => {
  const values = { input: '\uFEFF<', scope: 'special', style: 'named', repeat: false } as const;
  const context = exampleContext();
  expect(await tool.run({ ...values, direction: 'encode' }, context)).toMatchObject({
    result: '&lt;',
    notes: [note('bom'), false],
  });
  expect(await tool.run({ ...values, direction: 'decode' }, context)).toMatchObject({ result: '<' });
  expect(await tool.run({ ...values, direction: 'decode', input: ' \n' }, context)).toEqual({ empty: true });
});

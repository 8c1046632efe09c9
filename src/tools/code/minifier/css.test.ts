import { generate, parse } from 'css-tree';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minifyCss } from './css';

const minify = (text: string, options: Partial<Parameters<typeof minifyCss>[1]> = {}) =>
  minifyCss(text, { keepComments: false, keepLicence: true, ...options });
const short = (text: string) => minify(text).text;

test.for([
  // White space
  [' a > b , c ~ d + e  f { g : h i ; } ', 'a>b,c~d+e f{g:h i}'],
  ['a :hover , a:hover *{b:c}', 'a :hover,a:hover *{b:c}'],
  ['a > *{b:c}', 'a>*{b:c}'],
  ['[ a = "b" i ] , [c~=d]{e:f}', '[a="b" i],[c~=d]{e:f}'],
  ['li:nth-child( 2n + 1 of .a > .b ){c:d}', 'li:nth-child(2n+ 1 of .a>.b){c:d}'],
  ['@media screen and ( min-width : 1px ) , print{a{b:c}}', '@media screen and (min-width:1px),print{a{b:c}}'],
  ['@media ( 400px <= width < 700px ){a{b:c}}', '@media (400px<=width<700px){a{b:c}}'],
  ['@supports selector( a :is(b , c) ){d{e:f}}', '@supports selector(a :is(b,c)){d{e:f}}'],
  ['@scope (.a :hover) to ( .b > .c ){d{e:f}}', '@scope (.a :hover) to (.b>.c){d{e:f}}'],
  ['@page :first{margin:1in}', '@page :first{margin:1in}'],
  ['@layer a , b ;\n@import url(c.css) layer( d ) ;', '@layer a,b;@import url(c.css) layer(d);'],
  ['@charset "utf-8" ;a{b:c}', '@charset "utf-8" ;a{b:c}'],
  ['a{b:c;&:hover{d:e};f:g}', 'a{b:c;&:hover{d:e};f:g}'],
  ['a{ b : c ! important }', 'a{b:c!important}'],
  ['a{font:12px / 1.5 "b" , c}', 'a{font:12px/1.5 "b",c}'],
  ['a{width:calc( 1px + ( 2px - 3px ) * 4 )}', 'a{width:calc(1px + (2px - 3px)*4)}'],
  ['a{;;b:c;;d:e;;}', 'a{b:c;d:e}'],
  // Comments
  ['a/**/b{c:d}', 'a/**/b{c:d}'],
  ['.a/**/.b{c:d/* e */f}', '.a.b{c:d f}'],
  ['a /* b */ c{d:e}', 'a c{d:e}'],
  ['@media/**/print{a{b:c}}', '@media/**/print{a{b:c}}'],
  ['/*! a */b{/*! c */d:e}', '/*! a */b{/*! c */d:e}'],
  // Numbers
  ['a{b:0.50 +0.5 -0.5px 1.50em 10.0% 1.0e3px}', 'a{b:.5 +.5 -.5px 1.5em 10% 1e3px}'],
  ['a{z-index:1.0;opacity:1.0;line-height:0.0}', 'a{z-index:1.0;opacity:1;line-height:0}'],
  ['a{b:1.0.5}', 'a{b:1.0.5}'],
  ['a{opacity:1.0.5}', 'a{opacity:1 .5}'],
  ['a{margin:0px 0.0em .0rem 00vh -0px 0% 0s 0deg}', 'a{margin:0 0 0 0 -0px 0% 0s 0deg}'],
  ['a{flex:1 0 0px;-webkit-flex:0px;flex-basis:0px}', 'a{flex:1 0 0px;-webkit-flex:0px;flex-basis:0}'],
  // CSS Values 4 §6.1: a length isn't a number, so browsers drop `opacity: 0px`, but would not drop `opacity: 0`.
  ['a{opacity:0px;z-index:0em;-webkit-box-flex:0px}', 'a{opacity:0px;z-index:0em;-webkit-box-flex:0px}'],
  ['a{width:calc(0px + 1em);margin:max(0px,0px)}', 'a{width:calc(0px + 1em);margin:max(0px,0px)}'],
  ['@media }a{b:c}', '@media }a{b:c}'],
  [
    '@property --a{syntax:"<length>";inherits:false;initial-value:0px}',
    '@property --a{syntax:"<length>";inherits:false;initial-value:0px}',
  ],
  ['a{margin:0px.5px}', 'a{margin:0 .5px}'],
  ['a{unicode-range:U+0025-00FF , u+4??}', 'a{unicode-range:U+0025-00FF , u+4??}'],
  // Colors
  ['a{b:#AABBCC #AABBCCDD #AbC #abcdef #12345}', 'a{b:#abc #abcd #abc #abcdef #12345}'],
  ['#AABBCC{b:url(#AABBCC)}', '#AABBCC{b:url(#AABBCC)}'],
  ["a{filter:progid:DX.M(c='#AABBCC' , d=#AABBCC)}", "a{filter:progid:DX.M(c='#AABBCC' , d=#AABBCC)}"],
  // Kept as typed
  ['a{--b:  0px  /* c */ #AABBCC  ;--d:{ e : f }}', 'a{--b:0px  /* c */ #AABBCC;--d:{ e : f }}'],
  ['a{--b: ;--c:}', 'a{--b: ;--c:}'],
  ['a{*zoom : 1;_width : 1px}', 'a{*zoom : 1;_width:1px}'],
  ['a{b:c};d{e:f}', 'a{b:c};d{e:f}'],
  ['', ''],
  ['/* a */', ''],
] as const)('%j becomes %j', ([text, result]) => {
  expect(short(text)).toBe(result);
});

test('keeps comments if requested', () => {
  const text = '/* a */b/* c */d/*! e */{f:g/* h */;/* i */}';
  expect(minify(text, { keepComments: true }).text).toBe('/* a */b/* c */d/*! e */{f:g/* h */;/* i */}');
  expect(minify(text, { keepLicence: false }).text).toBe('b/**/d{f:g}');
});

test.for([
  ['a{b:c', { code: 'cssOpenBlock', line: 1, column: 2, sign: '{' }, 'a{b:c'],
  ['a{b:(c}\nd{e:f}', { code: 'cssOpenBlock', line: 1, column: 5, sign: '(' }, 'a{b:(c} d{e:f}'],
  ['a{b:c} /* d', { code: 'cssOpenComment', line: 1, column: 8, sign: '' }, 'a{b:c}'],
  ['a{b:"c\n}d{e:f}', { code: 'cssOpenString', line: 1, column: 5, sign: '"' }, 'a{b:"c\n}d{e:f}'],
  ["😀{b:'c", { code: 'cssOpenString', line: 1, column: 5, sign: "'" }, "😀{b:'c"],
  ['a{b:url(c d)}', { code: 'cssOpenString', line: 1, column: 5, sign: 'url(' }, 'a{b:url(c d)}'],
] as const)('%j: reports %j, and the result has the same meaning', ([text, fault, result]) => {
  expect(minify(text)).toMatchObject({ fault, text: result });
});

test('keeps and counts what browsers skip', () => {
  expect(minify('a{color red;b:c;}\n}\nd{e:f}')).toMatchObject({
    text: 'a{color red;b:c}}d{e:f}',
    junkCount: 2,
    junk: [
      { line: 1, column: 3, text: 'color red' },
      { line: 2, column: 1, text: '}' },
    ],
  });
});

/** The style sheet as printed by css-tree, which removes white space and comments by its own rules. */
const canonical = (text: string) => generate(parse(text, { parseCustomProperty: true }));

/** css-tree keeps what it cannot parse as typed, including white space. */
function isFaulty(text: string): boolean {
  let faulty = false;
  parse(text, { onParseError: () => (faulty = true) });
  return faulty;
}

const selector = fc
  .array(
    fc.constantFrom(
      'a',
      '.b',
      '#c',
      ':hover',
      '::before',
      '[d = "e"]',
      ':is(f , g > h)',
      '*',
      ' > ',
      ' + ',
      ' ~ ',
      ' ',
      '\n',
      '/* i */ ',
      ' , ',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => `x${parts.join('')} y`);
const value = fc
  .array(
    fc.constantFrom(
      'red',
      '1px',
      '-2em',
      '"s t"',
      'url( u )',
      'var( --v , 3px )',
      'calc( 1px + 2px )',
      '/',
      ',',
      '50%',
      '#abc',
      '!important',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '));
const declaration = fc
  .tuple(fc.constantFrom('color', 'margin', '--w', '-webkit-x', 'grid-area'), value)
  .map(([name, given]) => ` ${name} : ${given} ; `);
const { rule } = fc.letrec<{ rule: string }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(selector, fc.array(fc.oneof(declaration, fc.constant('/* c */')), { maxLength: 3 }))
      .map(([head, body]) => `${head} { ${body.join('')} }\n`),
    fc
      .tuple(
        fc.constantFrom(
          '@media screen and ( min-width : 3px )',
          '@layer m',
          '@supports ( display : grid )',
          '@container n ( width > 1px )',
        ),
        fc.array(tie('rule'), { maxLength: 2 }),
      )
      .map(([head, body]) => `${head} {\n${body.join('')}}\n`),
  ),
}));
const sheet = fc.array(rule, { maxLength: 4 }).map((rules) => rules.join('\n'));

test('css-tree parses the result to the same tree, and minifying it again changes nothing', () => {
  let compared = 0;
  fc.assert(
    fc.property(sheet, (text) => {
      const result = short(text);
      const faulty = isFaulty(text);
      if (!faulty) expect(canonical(result)).toBe(canonical(text));
      if (!faulty) compared++;
      expect(short(result)).toBe(result);
      expect(result.length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(500);
});

test('for any text the result is stable, and nothing hangs', () => {
  const soup = fc
    .array(
      fc.constantFrom(
        'a',
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        ':',
        ';',
        ',',
        '"',
        "'",
        '/*',
        '*/',
        '/',
        '*',
        '@media',
        '@a',
        '0px',
        '0.50',
        '.5',
        '1',
        '-',
        '+',
        '#AABBCC',
        'url(',
        '--b',
        '!',
        '<!--',
        '-->',
        '\\',
        '\n',
        ' ',
        '%',
        'U+1',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(soup, (text) => {
      const once = minify(text);
      if (!once.fault) expect(short(once.text)).toBe(once.text);
    }),
    { numRuns: 5000 },
  );
});

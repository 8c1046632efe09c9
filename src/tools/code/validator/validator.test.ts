import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { LISTED } from './finding';
import { LANGUAGES, validate, type Language, type ValidateValues } from './validate';

const defaults: ValidateValues = { input: '', language: 'json', relaxed: false, yamlVersion: '1.2', phpVersion: '8.4' };
const run = (language: Language, input: string, options: Partial<ValidateValues> = {}) =>
  validate({ ...defaults, ...options, language, input }, 'en');
const linesOf = async (...given: Parameters<typeof run>): Promise<string[]> => {
  const outcome = await run(...given);
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.result === '' ? [] : outcome.result.split('\n');
};
/** Only the positions and kinds: `1:8 error`. */
const placesOf = async (...given: Parameters<typeof run>): Promise<string[]> =>
  (await linesOf(...given)).map((line) => line.split(' ', 2).join(' '));

test.for(LANGUAGES)('%s: white space only gives nothing', async (language) => {
  for (const input of ['', ' \n', '\uFEFF ']) expect(await run(language, input)).toEqual({ result: '', empty: true });
});

test('only errors make a text invalid', async () => {
  expect(await run('json', '{"a":1,"a":2}')).toMatchObject({ valid: { code: 'Valid' }, errors: 0, warnings: 1 });
  expect(await run('json', '{"a":1,"a":2')).toMatchObject({ valid: { code: 'Not valid' }, errors: 1, warnings: 1 });
});

test.for([
  ['{"a":[1,2]}', []],
  ['\uFEFF{}', ['1:1 warning']],
  ['{"😀":1,\n"😀":2,"b":}', ['2:1 warning', '2:11 error']],
  ['["\\ud800", 1e999, 0.1]', ['1:3 warning', '1:12 warning']],
  ['[1 2', ['1:4 error']],
] as const)('json: %j has %j', async ([input, places]) => {
  expect(await placesOf('json', input)).toEqual(places);
});

test('json: the messages of findings', async () => {
  expect(await linesOf('json', '{"a":1,\n "a":1e400,}')).toEqual([
    '2:2 warning the key “a” is already on line 1, column 2. Most programs read only the last.',
    '2:6 warning JavaScript reads 1e400 as Infinity.',
    '2:12 error a comma comes right before “}”. JSON doesn’t allow trailing commas: remove it, or add what should follow.',
  ]);
});

test('counts more than a thousand findings', async () => {
  const outcome = await run('json', `[${'1e999,'.repeat(5000)}1]`);
  expect(outcome).toMatchObject({ errors: 0, warnings: 5000, notes: [false, note('unlisted', { count: 4000 })] });
  expect(await linesOf('json', `[${'1e999,'.repeat(5000)}1]`)).toHaveLength(LISTED);
});

test.for([
  ['a: 1\nb: [x, y]\n', []],
  ['a: 1\na: 2', ['2:1 error']],
  ['{a: 1, "a": 2}', ['1:8 error']],
  ['a: [1,\n', ['2:1 error']],
  ['a:\n\tb: 1', ['2:1 error']],
  ['a: *b', ['1:4 error']],
  ['a: &b 1\nc: *b', []],
  ['a: *b\nc: &b 1', ['1:4 error']],
  ['a: &b 1\n---\nc: *b', ['3:4 error']],
  ['a: &b [*b]', []],
  ['😀: yes', ['1:4 warning']],
  ['yes: No\n"no": \'off\'\nc: !!str on', ['1:1 warning', '1:6 warning']],
  ['a: 012\nb: -07\nc: 0\nd: 00\ne: 089\nf: 0o12', ['1:4 warning', '2:4 warning']],
  ['a: 1\n \t# b\n', ['2:2 warning']],
  ['a: |\n  b\n  \tc\nd: "e\n  \tf"\n', []],
  ['a: !!nothing b', ['1:4 warning']],
  ['a: 1\n...\nb: "', ['3:5 error']],
  ['a: 1\rb: 2\rb: 3', ['3:1 error']],
  // PyYAML refuses it too: 'special characters are not allowed'.
  ['a: x\0\nb: 2', ['1:5 error']],
] as const)('yaml: %j has %j', async ([input, places]) => {
  expect(await placesOf('yaml', input)).toEqual(places);
});

test('yaml: what 1.1 reads differently', async () => {
  expect(await linesOf('yaml', 'a: no\nb: 010')).toEqual([
    '1:4 warning no is false in YAML 1.1, and text in YAML 1.2. Put it in quotes if it is text.',
    '2:4 warning 010 is 8 in YAML 1.1, where it is octal, and 10 in YAML 1.2. Text needs quotes.',
  ]);
  // PyYAML: yaml.safe_load('- 22:22\n- 12:30:00').
  expect(await linesOf('yaml', '- 22:22\n- 12:30:00\n- 08:30\n- 80:80\n- "22:22"')).toEqual([
    '1:3 warning 22:22 is 1342 in YAML 1.1, in base 60, and text in YAML 1.2. Put it in quotes if it is text.',
    '2:3 warning 12:30:00 is 45000 in YAML 1.1, in base 60, and text in YAML 1.2. Put it in quotes if it is text.',
  ]);
  expect(await placesOf('yaml', 'a: no', { yamlVersion: '1.1' })).toEqual(['1:4 warning']);
});

test.for([
  ['a{color:red}', []],
  ['a{colr:red;color:redd}', ['1:3 error', '1:18 error']],
  ['a{COLOR:RED}', []],
  ['a{b:c;}}', ['1:3 error', '1:8 error']],
  ['a{color red}', ['1:9 error']],
  ['a{color:red', ['1:2 error']],
  ['a{content:"x\n}', ['1:11 error']],
  ['a{color:red} /* x', ['1:14 error']],
  ['@foo x;', ['1:1 error']],
  ['@media (min-width:1px) and{a{color:red}}', ['1:8 error']],
  ['a{width:var(--x) nonsense;--y:{z};color:env(q)}', []],
  ['a{-webkit-foo:1;display:-webkit-box}', []],
  ['a{&:hover{color:blu}}', ['1:17 error']],
  ['@layer a{b{color:red}}@container c (width > 1px){d{color:red}}', []],
  ['@font-face{font-family:x;src:url(a);foo:bar}', ['1:37 error']],
  ['@property --x{syntax:"<length>";inherits:false;initial-value:0px}', []],
  // A property isn’t a descriptor (CSS Fonts 4 §4, Counter Styles 3 §2).
  ['@font-face{font-width:75%;font-variant:normal;color:red}', ['1:47 error']],
  ['@media print{@counter-style a{system:cyclic;symbols:"-";width:1px}}', ['1:57 error']],
  ['@page{size:a4;margin:1in}', []],
  ['a{width:if(style(--a:b): 1px; else: 2px);sibling-index:1}', ['1:42 error']],
  ['@media print{a{@media screen{color:redd}}}', ['1:36 error']],
  ['a{*zoom:1;_height:1px}', ['1:3 warning', '1:11 warning']],
  ['a{width:1px!importnt}', ['1:3 error']],
  ['a:::b{color:red}', ['1:4 error']],
  ['.😀{color:#ggg}', ['1:10 error']],
  ['a{row-rule:1px solid red;view-transition-group:nearest}', []],
  ['@view-transition{navigation:auto}', []],
  // Media Queries 4 §3, CSS Paged Media 3 §5.
  ['@media (hover) or (not (pointer:coarse)){a{colr:red}}', ['1:44 error']],
  ['@media ((min-width:1px) and (hover)){a{color:red}}', []],
  ['@container (not (width>1px)){a{color:red}}', []],
  // CSS Fonts 4, Conditional 5, Cascade 5, and Forms 1, as Chromium's CSS.supports accepts them.
  ['@font-feature-values A{@styleset{a:1}}', []],
  ['@supports font-tech(color-COLRv1){a{color:red}}', []],
  ['@supports (a:b){p{color:red}}', []],
  ['@import "a.css" layer(a.b) supports(selector(a > b));p{colr:red}', ['1:56 error']],
  ['@container n (width > 1px) and scroll-state(stuck: top){a{color:red}}', []],
  ['a{container-type:scroll-state;appearance:base-select}', []],
  ['@page :first{margin:1cm;@top-left{content:"a";colr:red}}', ['1:47 error']],
  // CSS Nesting 1 §2.
  [
    'a{color:red;.b{color:redd}> .c{color:red}b:hover{colr:red}:is(d){}[e]{}#f{}*{}+ g,~ h{}}',
    ['1:22 error', '1:50 error'],
  ],
  ['a{b{c{d{colr:red}}}e:f;--g:{h};--i:hover{j}}', ['1:9 error', '1:20 error']],
  ['a{@media print{color:red;.b{colr:red}}width:if(x){y}}', ['1:29 error', '1:52 error']],
  // Selectors 4 §3.1: after a combinator only a compound selector is allowed.
  ['a>{color:red}', ['1:3 error']],
  ['a b{color:red;c+{color:red}}', ['1:17 error']],
  // One error for each mistake: CSS Syntax 3 §5.4 drops the declaration, the at-rule, or the query as a whole.
  ['a{color:$x;width:1.px}', ['1:9 error', '1:19 error']],
  ['a{color:@x;color:red)}', ['1:9 error', '1:21 error']],
  ['@media screen and{}@media (min-width:){}@supports display:grid{}', ['1:18 error', '1:38 error', '1:58 error']],
  ['a{@extend .b;@x y:z}', ['1:3 error', '1:14 error']],
  // Media Queries 5 §3, CSS Extensions (custom selectors), CSS Functions and Mixins 1 §2.
  ['@custom-media --x (width>10px);@custom-selector :--h h1,h2>a;@media (--x){:--h{color:red}}', []],
  ['@function --f(--a) returns <length>{result:1px}', []],
  // CSS Animations 1 §3, Conditional 3 §6, Cascade 5 §2; what follows @media, @layer, @page and @scope may be left out.
  ['@keyframes{}@supports{}a{b{@container{}}}@import;', ['1:1 error', '1:13 error', '1:28 error', '1:42 error']],
  ['@media{}@layer{}@page{}@scope{}@font-face{}', []],
  // Vendors' at-rules have descriptors of their own.
  ['@-ms-viewport{width:device-width}@-moz-document url-prefix(){a{colr:red}}', ['1:64 error']],
] as const)('css: %j has %j', async ([input, places]) => {
  expect(await placesOf('css', input)).toEqual(places);
});

// CSS.supports() accepts each of them in Chromium 150, or the named module defines it.
test.for([
  'clip-path:circle(50% at center)',
  'shape-outside:ellipse(closest-side farthest-side)',
  'offset-path:shape(from 0 0,line to 1px 1px)',
  'color:oklch(from red l c h)',
  'background:rgb(from var(--x) r g b/50%)',
  'color:contrast-color(red)',
  'color:menu',
  'width:calc-size(auto,size*2)',
  'background:linear-gradient(red,blue) text',
  'image-orientation:none',
  'font-variant:sub',
  'list-style:symbols(cyclic "a" "b")',
  'fill-opacity:2',
  'rx:auto',
  'tab-size:1.5',
  'word-spacing:50%',
  'margin-trim:block-start inline-end', // CSS Box 4 §5.2
  'width:calc(1px + 2px)',
  'width:calc(1px - -2px)',
  'width:calc(-1*(2px + 1%))',
  'width:calc((1px)*2/3)',
  'width:clamp(1rem,2vw + 1rem,3rem)',
  'width:round(up,5px,2px)',
  'transform:translate(calc(-50% - 1px),-1px)',
  'line-height:calc(-1)',
  'margin:-1px',
])('css: accepts %s', async (declaration) => {
  expect(await linesOf('css', `a{${declaration}}`)).toEqual([]);
});

// CSS.supports() refuses each of them in Chromium 150: CSS Values 4 §10.8, and numbers that can't be negative.
test.for([
  'width:calc(1px+2px)',
  'width:calc(1px +2px)',
  'width:calc(1px+ 2px)',
  'width:calc((1px)+(2px))',
  'width:calc((1px+2px)*3)',
  'width:calc(100%-10px)',
  'padding:max(10px,calc(1em+2px))',
  'width:calc(1px 2px)',
  'width:calc(1px +)',
  'width:calc(1px * / 2)',
  'width:calc()',
  'width:min(1px,)',
  'line-height:-1',
  'flex:-1',
  'gap:-1px',
  'border:-1px solid',
  'grid-template-columns:-1fr',
  'transition-duration:-1s',
])('css: refuses %s', async (declaration) => {
  const at = declaration.indexOf(':') + 3;
  expect(await placesOf('css', `a{${declaration}}`)).toEqual([`1:${at + 1} error`]);
});

test.for([
  ['// x\na{color:red}', '1:1'],
  ['a{color:red; // note\nmargin:0}', '1:14'],
  ['a{color:red} // end', '1:14'],
] as const)('css: says in %j that // doesn’t begin a comment', async ([input, place]) => {
  expect(await linesOf('css', input)).toEqual([
    `${place} error CSS doesn’t support // comments. Write /* … */ instead.`,
  ]);
});

test('css: font sources may name the technology that they need (CSS Fonts 4 §4.3)', async () => {
  const font = (src: string) => placesOf('css', `@font-face{font-family:a;src:${src}}`);
  expect(await font('url(a) format(woff2) tech(variations,color-COLRv1),local(b)')).toEqual([]);
  expect(await font('format("woff2")')).toEqual(['1:30 error']);
});

test.for([
  ['<?php echo 1;', '8.4', []],
  ['<p><?= $a ?></p>', '8.4', []],
  ['<?php\necho 1 2;\n}}}', '8.4', ['2:8 error']],
  ['<?php /* 😀 */ echo 1 2;', '8.4', ['1:22 error']],
  ['just text', '8.4', ['1:1 warning']],
  ['<? echo 1', '8.4', ['1:1 warning']],
  ['\uFEFF<?php echo 1;', '8.4', ['1:1 warning']],
  ['<?php $a |> f(...);', '8.4', ['1:10 error']],
  ['<?php $a |> f(...);', '8.5', []],
  ['<?php class A { public string $x { get => 1; } }', '8.4', []],
  ['<?php class A { public string $x { get => 1; } }', '8.3', ['1:34 error']],
  ['<?php $a?->b;', '7.4', ['1:10 error']],
  ['<?php echo 1; /* x', '8.4', ['1:15 error']],
  ["<?php echo 'x", '8.4', ['1:12 error']],
  ['<?php echo 1', '8.4', ['1:13 error']],
  ['<?php echo 1 // x\n?>', '8.4', []],
  ['<?php if ($a): ?>b<?php endif; __halt_compiler(); /* x', '8.4', []],
  ['<?php return', '8.4', ['1:13 error']],
  // The PHP manual: integers, strings, exceptions, and what 8.0 no longer accepts.
  ['<?php echo $a{0};', '8.0', ['1:14 error']],
  ['<?php echo $a{0};', '7.4', []],
  ['<?php echo 08;', '7.4', ['1:12 error']],
  ['<?php echo 017 + 1_000 + 0x1_f;', '8.4', []],
  ['<?php echo 1_;', '8.4', ['1:12 error']],
  ['<?php echo 0x1_;', '8.4', ['1:12 error']],
  ['<?php echo "$a[08] {$a[0]}";', '8.4', []],
  ['<?php echo "$x \\u{zz}";', '8.4', ['1:16 error']],
  ['<?php echo "\\u{110000}";', '8.4', ['1:13 error']],
  ['<?php $x = (real) $y;', '8.4', ['1:12 error']],
  ['<?php $a = $b ? 1 : $c ? 2 : 3;', '8.4', ['1:12 error']],
  ['<?php $a = ($b ? 1 : $c) ? 2 : ($d ?: $e ?: 3);', '8.4', []],
  ['<?php try { f(); }', '8.4', ['1:7 error']],
  ['<?php try { f(); } finally { }', '8.4', []],
  ['<?php echo "\\u{zz}";', '8.4', ['1:13 error']],
  ['<?php echo \'\\u{zz}\', "\\\\u{zz} \\u{1F600}";', '8.4', []],
  // The migration guides of the PHP manual: Appendices, Migrating from PHP 7.4.x to 8.0.x, and later.
  ['<?php class A { function __construct(public $x) {} }', '7.4', ['1:38 error']],
  ['<?php class A { function __construct(public $x) {} }', '8.0', []],
  ['<?php function f(int|string $x): static {}', '7.4', ['1:18 error']],
  ['<?php function f(): static {}', '7.4', ['1:21 error']],
  ['<?php echo $a::class, A::class, static::class, self::class;', '7.4', ['1:12 error']],
  ['<?php echo $a::class;', '8.0', []],
  ['<?php class A { public readonly int $x; }', '8.0', ['1:24 error']],
  ['<?php class A { public readonly int $x; }', '8.1', []],
  ['<?php function f($x = new A) {} $y = new A;', '8.0', ['1:23 error']],
  ['<?php $y = new A; function g() { $z = new A; return 017; }', '7.4', []],
  ['<?php echo 0o17;', '8.0', ['1:12 error']],
  ['<?php readonly class A {}', '8.1', ['1:7 error']],
  ['<?php trait T { const X = 1; } class C { const X = 1; }', '8.1', ['1:17 error']],
  ['<?php echo A::{$x};', '8.2', ['1:15 error']],
  // https://www.php.net/manual/en/language.attributes.syntax.php: arguments are constant expressions.
  ['<?php #[A(true ? 1 : 2, B ?? 3)] class C {}', '8.4', []],
  ['<?php #[A, # a comment\nB] class C {}', '8.4', []],
  ['<?php\n#[A(@b)] class C {}', '8.4', ['2:5 error']],
  ['<?php #[', '8.4', ['1:9 error']],
  ['<?php echo A::{$x};', '8.3', []],
  // PHP's grammar: T_VOID_CAST in Zend/zend_language_parser.y.
  ['<?php (void) f(); if ($a) ( VOID ) $b->c() + 1;', '8.5', []],
  ['<?php for ($a = 0, (void) f(); (void) f(), $a < 3; $a++, (void) f()) {}', '8.5', []],
  ['<?php for (; (void) f();) {}', '8.5', ['1:14 error']],
  ['<?php $x = (void) f();', '8.5', ['1:12 error']],
  ['<?php ((void) f());', '8.5', ['1:8 error']],
  ['<?php ((void) f() + 1);', '8.5', ['1:8 error']],
  ['<?php $f = fn() => (void) f();', '8.5', ['1:20 error']],
  ['<?php (void) f();', '8.4', ['1:14 error']],
] as const)('php: %j in %s has %j', async ([input, phpVersion, places]) => {
  expect(await placesOf('php', input, { phpVersion })).toEqual(places);
});

test('css: reports a stack overflow as deep nesting, not as a syntax error', async () => {
  const deep = `a{b:${'(['.repeat(50_000)}${'])'.repeat(50_000)}}`;
  expect(await run('css', deep)).toEqual(problem('tooDeep', {}, 'input'));
});

test('yaml: finds every repeated key among any number of keys', async () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => `k${index}: 1`).join('\n');
  expect(await placesOf('yaml', `${keys}\nk7: 2\n"k7": 3\n7: 4\n"7": 5`)).toEqual(['2001:1 error', '2002:1 error']);
  expect(await placesOf('yaml', '{a: 1, b: {a: 2}, a: 3}')).toEqual(['1:19 error']);
});

test('refuses texts longer than a parser can handle, with their size', async () => {
  expect(await run('css', 'a'.repeat(5_000_001))).toEqual(problem('tooLong', { limit: 5, size: 5.1 }, 'input'));
  expect(await run('json', ' '.repeat(50_000_001) + '1')).toEqual(
    problem('tooLong', { limit: 50, size: 50.1 }, 'input'),
  );
});

/** The pieces of random texts, separated by ¦. */
const PIECES: Record<Language, string> = {
  json: '{¦}¦[¦]¦"a"¦:¦,¦1¦true¦\n¦ ¦\'¦\\ud800¦1e999',
  yaml: 'a¦: ¦- ¦\n¦  ¦\t¦[¦]¦{¦}¦, ¦# b¦"¦|\n¦>¦&f ¦*f¦---\n¦? ¦012¦yes¦!¦%',
  css: 'a¦{¦}¦(¦)¦:¦;¦color¦red¦@media ¦"¦/*¦*/¦var(¦\n¦ ¦!¦*¦--x¦#f¦1px¦,',
  php: '<?php ¦?>¦$a¦=¦1¦(¦)¦{¦}¦[¦]¦;¦"¦\'¦/*¦*/¦function ¦b¦->¦<<<A\n¦\n¦#¦match¦::¦`',
};

const anyOf = (pieces: string, maxLength: number) =>
  fc.array(fc.constantFrom(...pieces.split('¦')), { maxLength }).map((parts) => parts.join(''));

test.for(LANGUAGES)('%s: handles random text, and orders findings by position', async (language) => {
  const text = anyOf(PIECES[language], 25);
  await fc.assert(
    fc.asyncProperty(text, async (input) => {
      const outcome = await run(language, input);
      if (isProblem(outcome) || outcome.empty) return;
      const places = outcome.result
        .split('\n')
        .filter(Boolean)
        .map((line) => /^(\d+):(\d+) (?:error|warning) \S/.exec(line));
      expect(places.every(Boolean)).toBe(true);
      const orders = places.map((place) => Number(place?.[1]) * 1e6 + Number(place?.[2]));
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(outcome.valid?.code).toBe(outcome.errors === 0 ? 'Valid' : 'Not valid');
    }),
    { numRuns: 500 },
  );
});

test('json: an independent parser agrees on what is valid', async () => {
  const text = fc.oneof(fc.json(), anyOf(PIECES.json, 8));
  await fc.assert(
    fc.asyncProperty(text, async (input) => {
      const outcome = await run('json', input);
      if (isProblem(outcome) || outcome.empty) return;
      let parsed = true;
      try {
        JSON.parse(input);
      } catch {
        parsed = false;
      }
      expect(outcome.errors === 0).toBe(parsed);
    }),
    { numRuns: 1000 },
  );
});

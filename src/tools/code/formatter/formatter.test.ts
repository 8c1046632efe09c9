import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import * as glue from '@johnnymorganz/stylua/stylua_lib_bg.js';
import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { reasonOf } from './fault';
import { settled, type FormatValues } from './format-code';
import { formatLua } from './lua';
import { DIALECTS, type Language } from './options';
import { STYLUA_BYTES, startStylua } from './stylua';
import { defaults, run, resultOf } from './formatter.fixture';

const wasm = createRequire(import.meta.url).resolve('@johnnymorganz/stylua/stylua_lib_bg.wasm');
const stylua = startStylua(glue, new WebAssembly.Module(readFileSync(wasm)));
const lua = (input: string, options: Partial<FormatValues> = {}) =>
  formatLua(input, { ...defaults, language: 'lua', ...options }, stylua);

test.for([
  ['a comment', '<?php\n// if a > b\necho 1;\n?>'],
  ['a loop', '<?php\nforeach ($a as $k => $v) {\n// note\necho $v->x;\n}\n?>'],
  ['a string with spaces', '<?= "a -> b    c" ?>'],
  ['a string with a tag', '<?php echo "<b>  x"; ?>'],
] as const)('in HTML, a PHP block with %s stays as it is', async ([, block]) => {
  expect(await resultOf('html', `<div>\n${block}\n</div>`)).toBe(`<div>\n  ${block}\n</div>`);
  expect(await resultOf('html', '<a href="<?= $a->b ?>" >\uE000</a>')).toBe('<a href="<?= $a->b ?>">\uE000</a>');
});

test.for(['', ' \n', '\uFEFF\n'])('%j gives nothing', async (input) => {
  expect(await run('js', input)).toBe('');
  expect(await run('xml', input)).toBe('');
});

test('removes the byte order mark with a note, and converts line ends to LF', async () => {
  expect(await run('js', '\uFEFFa\r\n\r\nb\rc')).toEqual({
    result: 'a;\n\nb;\nc;',
    notes: [note('bom'), false],
  });
  expect(await resultOf('xml', '<a>\r\n<b>1\r\n</b></a>')).toBe('<a>\n  <b>1\n</b>\n</a>');
});

test.for([
  ['js', 'let 𝒜 = "😀" +;', { line: 1, column: 14 }],
  ['js', 'a\r\nb c', { line: 2, column: 2 }],
  ['ts', 'let a: = 1', { line: 1, column: 8 }],
  ['css', '{}', { line: 1, column: 1, reason: 'a block has no selector' }],
  ['css', 'a{b:c}\n/* d */ a {/* e */ {b:c}}', { line: 2, column: 20 }],
  ['graphql', '{ a( }', { line: 1, column: 6 }],
  ['yaml', 'a:\n\tb: 1', { line: 2, column: 1 }],
  ['sql', "select 1;\nselect '", { line: 2, column: 8 }],
  ['sql', 'select (\n1', { line: 2, column: 2 }],
  ['xml', '<a>\n&</a>', { line: 2, column: 1 }],
  ['php', '<?php\necho 😀 1 2;', { line: 2, column: 8 }],
  ['php', '<?php\n \0', { line: 2, column: 2 }],
] as const)('%s: %j is refused with its position', async ([language, input, place]) => {
  expect(await run(language, input)).toMatchObject({ says: 'problem', field: 'input', with: place });
});

test('Lua: refuses syntax errors with their position, and works again after nesting that traps', () => {
  expect(lua('print("é😀" x)')).toMatchObject({ code: 'syntax', with: { line: 1, column: 6 } });
  expect(lua('x = = 1')).toEqual(
    problem('syntax', { line: 1, column: 3, reason: 'unexpected token `=`, expected values to set to' }, 'input'),
  );
  for (let round = 0; round < 3; round++) {
    expect(lua(`x = ${'('.repeat(100_000)}1${')'.repeat(100_000)}`)).toEqual(problem('tooDeep', {}, 'input'));
    expect(lua('local  a <const> = 1 // 2')).toBe('local a <const> = 1 // 2\n');
  }
});

test('Lua: formats second parentheses, and labels after an expression', () => {
  expect(lua('if ((a)) then f(((b))) end')).toBe('if a then\n  f(b)\nend\n');
  expect(lua('x = (f())')).toBe('x = (f())\n');
  expect(lua('x = y ::done:: print(1)')).toBe('x = y\n::done::\nprint(1)\n');
  expect(lua('x = y :: string')).toBe('x = y :: string\n');
  expect(lua('x = y ::done:: print(', { luaSyntax: 'all' })).toMatchObject({ code: 'syntax' });
});

// Lua 5.4 manual, §3.1, and LuaJIT's extensions: StyLua's verification of its output traps on these.
test.for(['0x1p4', '0x.8p-1', '2i', '0xFFULL'])('Lua: formats the number %s', (number) => {
  expect(lua(`x={${number}}`)).toBe(`x = { ${number} }\n`);
});

test("STYLUA_BYTES is the size of StyLua's WebAssembly", () => {
  expect(statSync(wasm).size).toBe(STYLUA_BYTES);
});

test.for([
  ['js', `x = ${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['css', `${'a{'.repeat(100_000)}${'}'.repeat(100_000)}`],
  ['graphql', `${'{a'.repeat(100_000)}${'}'.repeat(100_000)}`],
  ['yaml', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['html', '<b>'.repeat(20_000)],
  ['php', `<?php $x = ${'('.repeat(100_000)}1${')'.repeat(100_000)};`],
  ['sql', `select ${'('.repeat(100_000)}1${')'.repeat(100_000)}`],
] as const)('%s: handles a hundred thousand brackets', async ([language, input]) => {
  const outcome = await run(language, input);
  expect(isProblem(outcome) ? outcome.code : 'formatted').toMatch(/^(tooDeep|refused|syntax|formatted)$/);
});

test('refuses texts longer than an engine can handle, with their size', async () => {
  expect(await run('js', ' '.repeat(5_000_000) + '1')).toEqual(problem('tooLong', { limit: 5, size: 5.1 }, 'input'));
  expect(await run('sql', `select ${'1,'.repeat(2_500_000)}1`)).toEqual(
    problem('sqlLongStatement', { line: 1, limit: 4 }, 'input'),
  );
});

test('refuses SQL with more than 1,000 nested brackets', async () => {
  const deep = (count: number) => `select ${'('.repeat(count)}1${')'.repeat(count)}`;
  expect(await run('sql', deep(1001))).toEqual(problem('tooDeep', {}, 'input'));
  expect(isProblem(await run('sql', deep(100)))).toBe(false);
});

test('passes the options to Prettier', async () => {
  const source = 'function a() { return "b"; }';
  expect(await resultOf('js', source, { tabs: true })).toBe('function a() {\n\treturn "b";\n}');
  expect(await resultOf('js', source, { indent: 4, quotes: 'single', semicolons: false })).toBe(
    "function a() {\n    return 'b'\n}",
  );
  expect(await resultOf('js', 'call(alpha, beta, gamma, delta, epsilon)', { width: 40 })).toBe(
    'call(\n  alpha,\n  beta,\n  gamma,\n  delta,\n  epsilon,\n);',
  );
  expect(await resultOf('js', 'a = <b c="d">{e}</b>')).toBe('a = <b c="d">{e}</b>;');
  expect(await resultOf('ts', 'let a = b as const, c = <T,>(d: T) => d!')).toBe(
    'let a = b as const,\n  c = <T,>(d: T) => d!;',
  );
  expect(await resultOf('css', '@a: 1;.b{.c()}', { syntax: 'less' })).toBe('@a: 1;\n.b {\n  .c();\n}');
  expect(await resultOf('html', '<p> a <i> b </i> </p>', { whitespace: 'ignore' })).toBe('<p>\n  a\n  <i>b</i>\n</p>');
  expect(await resultOf('yaml', 'a:\n    - b', { tabs: true })).toBe('a:\n  - b');
});

test('formats scripts and styles inside HTML too', async () => {
  expect(await resultOf('html', '<style>a{b:c}</style><script>let a=1</script><p style="a:b;c:d">x</p>')).toBe(
    '<style>\n  a {\n    b: c;\n  }\n</style>\n<script>\n  let a = 1;\n</script>\n<p style="a: b; c: d">x</p>',
  );
});

test('PHP: refuses code that the formatter would not print completely; keeps text without PHP', async () => {
  expect(await run('php', '<?php class A {\n  public string $x { get => 1; }\n}')).toEqual(
    problem('phpHooks', { line: 2, column: 17 }, 'input'),
  );
  // Prettier's plugin parses this but drops `abstract`, which needs hooks.
  expect(await run('php', '<?php abstract class A { abstract public string $x; }')).toEqual(
    problem('phpLost', { line: 1, column: 26, word: 'abstract' }, 'input'),
  );
  expect(await run('php', 'just  text')).toEqual({ result: 'just  text', notes: [false, note('noPhp')] });
});

// PHP's manual, migration to 8.4 and 8.5: php-parser refuses or drops all of these.
test.for([
  ['$a=clone($b,["c"=>1]);', '$a = clone($b, ["c" => 1]);'],
  ['CLONE ( object: $a ) ; f(clone(...),clone($b));', 'clone(object: $a);\nf(clone(...), clone $b);'],
  ['$a=exit(...);die(status:1);', '$a = exit(...);\ndie(status: 1);'],
  ['static fn()=>1;', 'static fn() => 1;'],
  [
    'class A{public final string $b;private(set) int $c;final $d=1,$e;#[F] static protected private(set) final ?int $g;}',
    'class A\n{\n  final public string $b;\n  private(set) int $c;\n  final $d = 1,\n    $e;\n  #[F]\n  final protected private(set) static ?int $g;\n}',
  ],
  [
    'class A{function __construct(/* b */ final string $c,#[D] readonly public final ?E $f=null,protected(set) G|H &$i){}}',
    'class A\n{\n  function __construct(\n    /* b */ final string $c,\n    #[D] final public readonly ?E $f = null,\n    protected(set) G|H &$i,\n  ) {}\n}',
  ],
] as const)('PHP: formats the newer syntax %s', async ([code, gives]) => {
  expect(await resultOf('php', `<?php\n${code}`)).toBe(`<?php\n${gives}`);
});

test('PHP: an error after a ?> at the end of a line is reported at its column', async () => {
  expect(await run('php', '<?php $a;?>\n<?php $b = -$a ** 2;')).toEqual(
    problem('phpBrackets', { line: 2, column: 12 }, 'input'),
  );
});

// PHP's manual, Operator Precedence; the comments show what the plugin would print.
test.for([
  ['-$a ** 2', 1, '8.4'], // (-$a) ** 2
  ['$a = $b and $c or $d', 6, '8.4'], // ($a = ($b and $c)) or $d
  ['$a = $b ? $c : $d and $e', 16, '8.4'], // $a = $b ? $c : ($d and $e)
  ['$a . $b << 1', 1, '8.4'], // ($a . $b) << 1
  ['$a . $b << 1', undefined, '7.4'],
  ['new ($a ?? B::class)("c")', 1, '8.4'], // new $a() ?? B::class("c")
  ['(include "a")["b"]', 2, '8.4'], // include "a"["b"]
  ['new (A::B)', 1, '8.4'], // new A::B()
  ['(include "a")()', 2, '8.4'], // include ("a")()
  ['new A::$b', undefined, '8.4'],
  ['new static(new self, new class {}, new ($a->b()))', undefined, '8.4'],
  ['(-$a) ** 2 . -($b ** 2)', undefined, '8.4'],
  ['$a = ($b and $c) or $d and $e', undefined, '8.4'],
  ['$a = $b and $c', undefined, '8.4'],
  ['$a . ($b << 1)', undefined, '8.4'],
  ['new ($a->b)("c")', undefined, '8.4'],
  ['if ($a and !$b xor $c) { return $d or $e; }', undefined, '8.4'],
] as const)('PHP: %s is refused if its operators would be grouped differently', async ([code, column, phpVersion]) => {
  const outcome = await run('php', `<?php\n${code};`, { phpVersion });
  if (column === undefined) expect(isProblem(outcome)).toBe(false);
  else expect(outcome).toEqual(problem('phpBrackets', { line: 2, column }, 'input'));
});

test('refuses HTML with U+0000, at which the formatter would stop, with its position', async () => {
  expect(await run('html', '<p>a\n\0b</p><p>c</p>')).toEqual(problem('nul', { line: 2, column: 1 }, 'input'));
});

test('shows no result that cannot be read again or never settles', async () => {
  expect(await run('html', '<p>a<input><div>')).toEqual(problem('unstable', {}, 'input'));
  expect(await run('php', 'a ?>')).toEqual(problem('unstable', {}, 'input'));
});

// PostgreSQL's manual, §4.1.2.1: string constants are only joined across a line break; `'a' 'b'` is an error.
test('SQL: string constants joined by a line break stay on separate lines', async () => {
  expect(await resultOf('sql', "select 'a'\n'b' \n 'c', 'd' from e", { dialect: 'postgresql' })).toBe(
    "SELECT\n  'a'\n  'b'\n  'c',\n  'd'\nFROM\n  e",
  );
  expect(await resultOf('sql', "select 'a' 'b'", { dialect: 'mysql' })).toBe("SELECT\n  'a' 'b'");
});

// MySQL's manual, §6.5.1.2: the client only recognizes `delimiter` at the beginning of a line, and uses its argument as
// typed.
test.for(['//', '$$', ';;', '@@', '|'])(
  "SQL: keeps statements between the client's delimiters, such as %s",
  async (delimiter) => {
    const script = `delimiter ${delimiter}\ncreate procedure a() begin select 1; end${delimiter}\nselect 2 -- ${delimiter}\n${delimiter}\nDELIMITER ;\nselect 3;`;
    const result = await resultOf('sql', script, { dialect: 'mysql' });
    expect(result.split('\n\n').filter((part) => /^delimiter/i.test(part))).toEqual([
      `delimiter ${delimiter}`,
      'DELIMITER ;',
    ]);
    expect(result).toContain(
      `\nEND ${delimiter}\n\nSELECT\n  2 -- ${delimiter}\n${delimiter}\n\nDELIMITER ;\n\nSELECT\n  3;`,
    );
    expect(await run('sql', `delimiter ${delimiter}\nselect (1${delimiter}`)).toMatchObject({
      with: { line: 2, column: 10 },
    });
  },
);

test('SQL: an error in a later piece is reported at its position in the whole text', async () => {
  const before = 'select 1;\n'.repeat(15_000);
  expect(await run('sql', `${before}select \\`)).toMatchObject({ with: { line: 15_001, column: 8 } });
});

test.for([
  ['Unexpected token (1:3)\n> 1 | a(', 'Unexpected token'],
  ['CssSyntaxError: Unclosed block (1:1)', 'Unclosed block'],
  ["Parse Error : syntax error, unexpected '{' on line 1\n", "unexpected '{'"],
  ['Parse error: Unexpected "x" at line 1 column 8.\nSQL dialect', 'Unexpected "x"'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
] as const)('shortens %j to %j', ([message, reason]) => {
  expect(reasonOf(message)).toBe(reason);
});

/** The pieces of random texts, separated by ¦. */
const PIECES: Record<Exclude<Language, 'lua'>, string> = {
  html: '<div>¦</div>¦<p>a  b¦<b>x</b>¦<!-- c -->¦<pre>\n\n x</pre>¦<br/>¦<a href=x>¦</a>¦{{ y }}¦\n\n¦<script>a( )</script>¦<textarea>\n</textarea>¦<input disabled>¦text ',
  css: 'a{¦}¦b:c;¦/* d */¦@media (e){¦.f>.g¦,¦\n\n¦h{i:j}¦--k:{l}¦&:hover{¦"m"¦!important¦:¦;',
  js: 'a¦=¦1¦(¦)¦{¦}¦[¦]¦/* b */¦// c\n¦;¦\n\n¦=>¦"d"¦`e${f}`¦if¦return ¦,¦<g/>¦...¦?.¦async ¦/h/',
  ts: 'a¦:¦b¦=¦1¦(¦)¦{¦}¦<c>¦/* d */¦// e\n¦;¦\n\n¦ as f¦type g¦enum h¦=>¦|¦,¦!¦interface i',
  graphql: '{¦}¦a¦(b:1)¦# c\n¦type d¦query ¦:¦!¦[¦]¦"""e"""¦...f¦@g¦\n\n¦fragment h on i',
  yaml: 'a¦: ¦- ¦\n¦  ¦[¦]¦{¦}¦, ¦# b¦"c"¦|\n  d¦>-\n  e¦&f ¦*f¦---\n¦? ¦012¦g: h\n¦\n\n¦!i ',
  sql: 'select ¦a¦, ¦from ¦b¦ where ¦=¦1¦(¦)¦\'c\'¦-- d\n¦/* e */¦;¦\n\n¦ and ¦ join ¦case when ¦ end¦*¦ union ¦insert into ¦values ¦:f¦"g"',
  xml: '<a>¦</a>¦<b/>¦text¦ ¦\n¦<!-- c -->¦<![CDATA[d]]>¦&amp;¦<e f="g">¦</e>¦<?h?>',
  php: '<?php ¦?>¦$a¦=¦1¦(¦)¦{¦}¦[¦]¦;¦// b\n¦/* c */¦function ¦d¦->¦"e $f"¦if ¦else ¦echo ¦<b>x</b>¦,¦\n\n¦class g¦?:',
};

// Complete, valid texts, which random pieces would rarely produce.
const WHOLE: Record<Exclude<Language, 'lua'>, readonly string[]> = {
  html: [
    '<!doctype html><html><head><title>a</title></head><body><ul><li>b<li>c</ul><pre>\n  d\n</pre></body></html>',
    '<p>a<!-- b --><b>c</b> d </p>',
  ],
  css: [
    '@media print{a,b>c{d:e f,g;/* h */}}\n\n\n@import "i";',
    'a{&:hover{b:calc(1px + 2px)}}',
    ':root{--a: { b: c }}',
  ],
  js: [
    '// a\nexport default async function* b({c,d=1},...e){for await(const f of g)yield*f}',
    'const a=b?c:d?e:f;/* g */h`i${j}`',
    'x=a&&b||c;label:for(;;){break label}',
  ],
  ts: [
    'declare module "a"{export type B<C extends D=E>=C extends infer F?F:never}',
    'abstract class A<B>{private readonly c?:string;@d() e!:number;static{}}',
    'function f(this:A,b?:c):asserts b is d{}',
  ],
  graphql: [
    'query A($b:[Int!]!=1)@c{d:e(f:$b){...G}}fragment G on H{i}',
    '"""a"""type B implements C&D{"e"f(g:H=I):J@k}',
  ],
  yaml: ['a: &b\n  - c # d\n\n\n  - {e: f, g: [h]}\ni: *b\n---\nj: |\n  k\n   l\n', '? a\n: b\n# c\n'],
  sql: [
    "with a as (select 1) select b.*, case when c then 'd' else e end f from g left join h on i=j where k in (1,2) order by l desc;-- m\nupdate n set o=1",
    "create table a (b int primary key, c varchar(10) not null default '')",
  ],
  xml: ['<?xml version="1.0"?><!DOCTYPE a><a b="c"><d/>\n\n<e>f <g/> h</e><!-- i\n j --></a>'],
  php: [
    '<?php namespace A; use B\\{C,D}; final class E extends F implements G{use H; const I=1; public function j(?int $k=null,L|M ...$n):static{return match(true){1,2=>$k??3,default=>fn($o)=>$o};}}',
    '<p><?= $a ?></p><?php if($b): ?>c<?php endif; // d\n?>e',
    '<?php class A{final public int $b;function __construct(private(set) ?C $d,#[E] final $f){}}static fn()=>clone($g,exit(...));',
  ],
};

const languages = ['html', 'css', 'js', 'ts', 'graphql', 'yaml', 'sql', 'xml', 'php'] as const;

test.for(languages)('%s: formatting a result again changes nothing, and nothing hangs', async (language) => {
  const chance = fc
    .array(fc.constantFrom(...PIECES[language].split('¦')), { maxLength: 14 })
    .map((parts) => parts.join(''));
  const text = fc.oneof(
    chance,
    fc.constantFrom(...WHOLE[language]),
    fc.tuple(fc.constantFrom(...WHOLE[language]), chance).map(([whole, more]) => `${whole}\n${more}`),
  );
  const options = fc.record({
    tabs: fc.boolean(),
    indent: fc.constantFrom(1, 2, 4, 8),
    width: fc.constantFrom(40, 80),
    semicolons: fc.boolean(),
    whitespace: fc.constantFrom('css', 'ignore', 'strict'),
    syntax: fc.constantFrom('css', 'scss', 'less'),
    dialect: fc.constantFrom(...DIALECTS),
  });
  let formatted = 0;
  await fc.assert(
    fc.asyncProperty(text, options, async (input, chosen) => {
      const first = await run(language, input, chosen);
      if (isProblem(first)) return;
      formatted++;
      const result = typeof first === 'string' ? first : first.result;
      expect(await resultOf(language, result, chosen)).toBe(result);
    }),
    { numRuns: 250 },
  );
  expect(formatted).toBeGreaterThan(30);
});

test('lua: formatting a result again changes nothing', async () => {
  const pieces = [
    'local ',
    'a',
    '=',
    '1',
    '(',
    ')',
    '{',
    '}',
    'if ',
    ' then ',
    ' end ',
    '-- b\n',
    '--[[c]]',
    '"d"',
    "'e'",
    '..',
    ',',
    ';',
    'function f() ',
    'return ',
    '[[g]]',
    '\n\n',
    '#',
    'goto h ',
    '::h::',
    ' // ',
    'local x <const> = 1\n',
    'for i=1,2 do end\n',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  let formatted = 0;
  await fc.assert(
    fc.asyncProperty(text, async (input) => {
      const first = lua(input);
      if (isProblem(first)) return;
      formatted++;
      const result = await settled(first, (again) => lua(again));
      if (result !== undefined) expect(lua(result)).toBe(result);
    }),
    { numRuns: 1500 },
  );
  expect(formatted).toBeGreaterThan(50);
});

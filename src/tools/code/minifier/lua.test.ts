import fc from 'fast-check';
import luaparse from 'luaparse';
import { expect, test } from 'vitest';
import { minifyLua } from './lua';
import { renameLocals } from './lua-rename';

const short = (text: string, keepComments = false) => {
  const { text: result, fault } = minifyLua(text, keepComments);
  return fault ? `${fault.code} ${fault.at}` : result;
};
const renamed = (text: string) => {
  const outcome = renameLocals(text);
  return 'fault' in outcome ? outcome.fault : minifyLua(text, false, outcome.names).text;
};

test.for([
  ['#!/usr/bin/lua\nprint ( 1 )', '#!/usr/bin/lua\nprint(1)'],
  ['a = b [ [[c]] ]', 'a=b[ [[c]]]'],
  ['a = b [ [==[c]==] ]', 'a=b[ [==[c]==]]'],
  ['a = - - b', 'a=- -b'],
  ['a = b - -- c\n -d', 'a=b- -d'],
  ['a = 1 .. 2', 'a=1 ..2'],
  ['a = b .. c', 'a=b..c'],
  ['a = ... .. "b"', 'a=... .."b"'],
  ['local a <const> = 1', 'local a<const> =1'],
  ['a = b // c ; d = e / f', 'a=b//c;d=e/f'],
  ['a = 1 ; b = 0x1F ; return', 'a=1;b=0x1F;return'],
  ['a = 3e-2 - 1', 'a=3e-2-1'],
  ['goto a ::a::', 'goto a::a::'],
  ['if a then b ( ) end', 'if a then b()end'],
  ['a = "x  -- y\\"" .. \'z\\\n w\'', 'a="x  -- y\\""..\'z\\\n w\''],
  ['a = "x\\z  \n  y"', 'a="x\\z  \n  y"'],
  ['--[==[ a\n]] b ]==] c = 1', 'c=1'],
  ['--!strict\nlocal a : number = 1', '--!strict\nlocal a:number=1'],
  ['a = `b  {c .. "}" } d`', 'a=`b  {c .. "}" } d`'],
  ['a += 1', 'a+=1'],
  ['größe = 1', 'größe=1'],
  ['a = "x', 'luaOpenString 4'],
  ['a = [[x', 'luaOpenLong 4'],
  ['--[[ x', 'luaOpenComment 0'],
  ['a = 1 \\ 2', 'luaCharacter 6'],
] as const)('%j becomes %j', ([text, result]) => {
  expect(short(text)).toBe(result);
});

test('keeps comments if requested, each line comment on its own line', () => {
  expect(short('a = 1 -- b\nc = - --[[ d ]] e', true)).toBe('a=1-- b\nc=- --[[ d ]]e');
});

test.for([
  ['local one, two = 1, 2\nprint(one, two)', 'local a,b=1,2 print(a,b)'],
  ['local value = value', 'local a=value'],
  ['local x = 1\ndo local x = x + 1 print(x) end\nprint(x)', 'local a=1 do local b=a+1 print(b)end print(a)'],
  ['local function fact(n) return n * fact(n - 1) end', 'local function a(b)return b*a(b-1)end'],
  [
    'for index = 1, 2 do print(index) end for k, v in pairs(t) do print(k, v) end',
    'for a=1,2 do print(a)end for a,b in pairs(t)do print(a,b)end',
  ],
  ['repeat local done = f() until done', 'repeat local a=f()until a'],
  ['local t = {} function t:m(x) self.x = x end t.field = t', 'local a={}function a:m(b)self.x=b end a.field=a'],
  ['local a1 = 1 a = a1 b = a1', 'local c=1 a=c b=c'],
  ['local _ENV = {} x = 1', 'local _ENV={}x=1'],
  ['local s, u = "s", [[u]] f{s = s, [u] = u, s}', 'local a,b="s",[[u]]f{s=a,[b]=b,a}'],
  ['local a = 7 // 2 goto done ::done:: local t = `x`', { at: 46 }],
  ['local a <const> = 1', { at: 8 }],
  // Lua manual, §3.1: neither is in a program outside strings and comments.
  ['@', { at: 0, reason: "unexpected symbol '@' near '<eof>'" }],
  ['a = 1\nb = 😀', { at: 10, reason: "unexpected symbol '😀' near '='" }],
] as const)('rename: %s', ([text, result]) => {
  if (typeof result === 'string') expect(renamed(text)).toBe(result);
  else expect(renamed(text)).toMatchObject(result);
});

test('gives many local variables names of two letters, but no keywords', () => {
  const names = Array.from({ length: 190 }, (_, index) => `v${index}`);
  const result = String(renamed(`local ${names.join(',')}\nreturn ${names.join('+')}`));
  expect(new Set(/^local (.*) return/.exec(result)?.[1]?.split(','))).toHaveProperty('size', 190);
  expect(result).not.toMatch(/[, ](?:if|do|in|or)[, +]/);
});

const expression = fc.constantFrom(
  'a',
  '1',
  '0x1F',
  '"s  t"',
  "'u'",
  '[[ v ]]',
  'x.y',
  'z[1]',
  'f(a, b)',
  '-a',
  '- -b',
  'not c',
  '#d',
  '{e = 1, [2] = g; 3}',
  '...',
  'function(h, i) return h end',
  'nil',
  '.5',
  '1e3',
);
const sign = fc.constantFrom(
  ' .. ',
  ' + ',
  ' - ',
  ' * ',
  ' / ',
  ' == ',
  ' ~= ',
  ' <= ',
  ' < ',
  ' and ',
  ' or ',
  ' ^ ',
  ' % ',
);
const formula = fc
  .tuple(expression, fc.array(fc.tuple(sign, expression), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map(([by, next]) => by + next).join(''));
const { block } = fc.letrec<{ block: string; statement: string }>((tie) => ({
  block: fc
    .array(fc.tuple(tie('statement'), fc.constantFrom('\n', ' ; ', ' -- note\n', ' --[[ x\n ]] ')), { maxLength: 4 })
    .map((parts) => parts.map(([one, end]) => one + end).join('')),
  statement: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(fc.constantFrom('local a =', 'b =', 'local c, d =', 'x.y =', 'z[1] ='), formula)
      .map(([head, tail]) => `${head} ${tail}`),
    fc.constantFrom('f ( a )', 'g "s"', 'h { 1 }', 'do end', 'local k'),
    fc.tuple(formula, tie('block')).map(([condition, body]) => `if ${condition} then\n${body} end`),
    tie('block').map((body) => `for i = 1 , a do ${body} end`),
    tie('block').map((body) => `for i , j in f ( b ) do ${body} end`),
    fc.tuple(tie('block'), formula).map(([body, condition]) => `repeat ${body} until ${condition}`),
    fc
      .tuple(fc.constantFrom('local function a', 'function b', 'function x.y', 'function x : m'), tie('block'))
      .map(([head, body]) => `${head} ( c , ... ) ${body} end`),
  ),
}));

/** The tree without positions; if `anonymous`, local variables have no names. */
function tree(text: string, anonymous: boolean): string {
  return JSON.stringify(
    luaparse.parse(text, { comments: false, scope: true, luaVersion: '5.3' }),
    (key, value: unknown) => {
      if (key === 'globals') return undefined;
      if (
        anonymous &&
        typeof value === 'object' &&
        value !== null &&
        'isLocal' in value &&
        value.isLocal === true &&
        'name' in value
      ) {
        return { ...value, name: '' };
      }
      return value;
    },
  );
}

test('luaparse parses the result to the same tree, and minifying it again changes nothing', () => {
  fc.assert(
    fc.property(block, (text) => {
      const result = short(text) ?? '';
      expect(tree(result, false)).toBe(tree(text, false));
      expect(short(result)).toBe(result);
      expect(tree(String(renamed(text)), true)).toBe(tree(text, true));
    }),
    { numRuns: 1000 },
  );
});

test('renaming again changes nothing: each variable has the name of its level', () => {
  fc.assert(
    fc.property(block, (text) => {
      const once = String(renamed(text));
      expect(renamed(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test('random text never hangs, and its result is stable', () => {
  const soup = fc
    .array(
      fc.constantFrom(
        'a',
        '1',
        '.',
        '..',
        '-',
        '--',
        '[',
        ']',
        '[[',
        ']]',
        '=',
        '[=[',
        '"',
        "'",
        '`',
        '{',
        '}',
        '\\',
        '\n',
        ' ',
        '<',
        '>',
        '/',
        ':',
        '~',
        '0x',
        'e',
        '#',
        '!',
        '(',
        ')',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(soup, (text) => {
      const { text: result } = minifyLua(text, false);
      if (result !== undefined) expect(short(result)).toBe(result);
    }),
    { numRuns: 5000 },
  );
});

import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a { color : #FF0000 ; margin : 0px }', language: 'css' },
    gives: { result: 'a{color:#f00;margin:0}', before: 36, after: 22, saved: 38.9 },
    source: 'CSS Color 4 §5.2, CSS Values 4 §6; the sizes: wc -c',
  },
  {
    values: {
      input: '/*! MIT */\n/* note */\n.x {\n  & .y { width: calc(1px + 0.50em) }\n  --gap: 0px 1.0;\n}',
      language: 'css',
    },
    gives: '/*! MIT */.x{& .y{width:calc(1px + .5em)}--gap:0px 1.0}',
    source: 'CSS Nesting 1 §3, CSS Values 4 §10.1, CSS Custom Properties 1 §2',
  },
  {
    values: { input: 'a {\n  color: red;\n', language: 'css' },
    gives: problem('cssOpenBlock', { line: 1, column: 3, sign: '{' }, 'input'),
    source: 'CSS Syntax 3 §5.4.8: the end of the text inside a block is a parse error',
  },
  {
    values: {
      input: '<p class=" a  b ">  Hello   <b>you</b>\n</p>\n<!-- gone -->\n<input disabled="disabled">',
      language: 'html',
    },
    gives: '<p class="a b">Hello <b>you</b></p><input disabled>',
    source: 'CSS Text 3 §4.1.1; HTML Standard §2.3.2 and §2.3.7',
  },
  {
    values: { input: '<pre>\n\n  kept\n</pre>', language: 'html' },
    gives: '<pre>\n\n  kept\n</pre>',
    source: 'HTML Standard §13.2.6.4.7: parsers drop one line break behind <pre>',
  },
  {
    values: { input: '<a>\n  <!-- gone -->\n  <b  x="1"\n y="2"></b>\n  <c>one <d/> </c>\n</a>', language: 'xml' },
    gives: '<a><b x="1" y="2"/><c>one <d/> </c></a>',
    source: 'XML 1.0 §2.10 and §3.1; read by Python xml.etree',
  },
  {
    values: { input: '<a>\n  <b>\n</a>', language: 'xml' },
    gives: problem('xmlWrongClose', { line: 3, column: 1, name: 'a', open: 'b', fromLine: 2, fromColumn: 3 }, 'input'),
    source: 'XML 1.0 §3: the names in an element’s tags must match',
  },
  {
    values: {
      input: "SELECT a, 1 - -1  -- the sum\nFROM   t\nWHERE b = 'x  y'\n  AND c IN ( 1, 2 );",
      language: 'sql',
      dialect: 'postgresql',
    },
    gives: "SELECT a,1- -1 FROM t WHERE b='x  y' AND c IN(1,2);",
    source: 'PostgreSQL manual §4.1: lexical structure',
  },
  {
    values: { input: "SELECT 'it''s", language: 'sql', dialect: 'postgresql' },
    gives: problem('sqlOpenString', { line: 1, column: 8, quote: "'" }, 'input'),
    source: 'PostgreSQL manual §4.1.2.1: string constants',
  },
  {
    values: { input: 'local a = 1 -- c\nlocal b = 2', language: 'lua' },
    gives: 'local a=1 local b=2',
    source: 'Lua 5.4 manual §3.1',
  },
  {
    values: { input: 'local t = { [ [[key]] ] = 1 .. "x", n = - -1 }', language: 'lua' },
    gives: 'local t={[ [[key]]]=1 .."x",n=- -1}',
    source: 'Lua 5.4 manual §3.1: [[ begins a long string, -- a comment, and 1. is a number',
  },
  {
    values: {
      input: 'local function add(first, second)\n  return first + second\nend\nprint(add(1, 2))',
      language: 'lua',
      rename: true,
    },
    gives: 'local function a(b,c)return b+c end print(a(1,2))',
    source: 'Lua 5.4 manual §3.5: local variables by their scope',
  },
  {
    values: { input: 'local s = "open', language: 'lua' },
    gives: problem('luaOpenString', { line: 1, column: 11, sign: '"' }, 'input'),
    source: 'Lua 5.4 manual §3.1: a short literal string ends on its line',
  },
] satisfies Examples<typeof tool>;
